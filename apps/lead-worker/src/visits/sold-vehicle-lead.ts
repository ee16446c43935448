import { randomUUID } from "node:crypto";
import { wallTimeOf, zonedIsoTime } from "@forecourt/calendar";
import {
  type AcceptedLead,
  type AppointmentContent,
  type KeyPair,
  type ListedAppointment,
  seal,
} from "@forecourt/database";
import { parseLead, storedLead } from "@forecourt/leads";
import { interpolate, messagesFor } from "../messages.ts";

/**
 * The lead that tells the dealership that the vehicle of a booked drive was sold. Null when the shopper's details are
 * no longer a valid lead. Its key follows from the appointment, so there is one at most.
 */
export async function soldVehicleLead(
  { visit, content }: { visit: ListedAppointment; content: AppointmentContent },
  about: { publicKey: KeyPair["publicKey"]; timeZone: string; staffLocale: string; now: Date },
): Promise<AcceptedLead | null> {
  const { id: appointmentId, storeId, start, vin, emailKey } = visit;
  const { timeZone, now } = about;
  const { vehicle, customer, locale } = content;
  const t = messagesFor(about.staffLocale).visits;
  const { date: day, time } = wallTimeOf(start, timeZone);
  const parsed = parseLead({
    kind: "SCHEDULE_TEST_DRIVE",
    customer,
    locale,
    vehicle: { vin },
    comments: interpolate(t.vehicleGone, { vehicle: vehicle?.name ?? vin ?? "", when: `${day} ${time}` }),
    page: vehicle?.page ?? null,
    details: { appointmentId, status: "vehicle-gone", day, time },
  });
  if (!parsed.ok) return null;
  const id = randomUUID();
  const record = storedLead(parsed.value, {
    id,
    storeId,
    // Booking the drive was their first lead.
    status: "resend",
    receivedAt: zonedIsoTime(now, timeZone),
    stockVehicle: null,
    consent: null,
  });
  const key = `vehicle-gone:${appointmentId}`;
  return {
    id,
    idempotencyKey: key,
    bodyHash: key,
    kind: record.kind,
    storeId,
    sealed: await seal(about.publicKey, JSON.stringify(record), id),
    emailKey,
  };
}
