import "server-only";
import type { AcceptedLead } from "@forecourt/database";
import { type Lead, parseLead } from "@forecourt/leads";
import { NEW_VISITOR } from "@forecourt/visitor";
import { acceptedLead } from "../leads/accept-shopper-lead.ts";
import { settingsFor } from "../settings/dealership.ts";
import { appointmentEmail, leadOfAppointment, stateOf } from "./book-appointment.ts";
import type { LinkedAppointment } from "./open-appointment.ts";
import { operationsOf } from "./operations-of.ts";
import { wishOfAppointment } from "./wish-of-appointment.ts";
import { LEAD_OF_KIND } from "./words-of-kind.ts";

type Change = {
  status: "moved" | "cancelled";
  /** The time that the lead names: the new one, or the one that was cancelled. */
  time: { start: number; end: number };
  network: string;
  now: Date;
};

/** The lead and the email about a change. Its key follows from the version: a repetition is the same lead. */
export async function leadOfChange(
  linked: LinkedAppointment,
  { status, time, network, now }: Change,
): Promise<AcceptedLead> {
  const { appointment, content } = linked;
  const wish = wishOfAppointment(linked);
  const lead = leadOfAppointment(
    personalLead(linked),
    { wish, start: time.start },
    {
      timeZone: settingsFor(appointment.storeId).profile.timezone,
      appointmentId: appointment.id,
      status,
      holdMinutes: content.holdMinutes,
      operations: operationsOf(wish, settingsFor(appointment.storeId).languages.default),
    },
  );
  const sequence = appointment.sequence + 1;
  const state = {
    ...stateOf(appointment, wish, time, sequence),
    cancelledBy: status === "cancelled" ? ("shopper" as const) : null,
  };
  const kind = status === "moved" ? "appointment-change" : "appointment-cancellation";
  return acceptedLead({
    lead,
    storeId: appointment.storeId,
    idempotencyKey: `appointment:${appointment.id}:${sequence}`,
    network,
    // The CRM knows the shopper from the booking.
    visitor: { profile: { ...NEW_VISITOR, hasSentLead: true } },
    email: appointmentEmail(kind, state, content, now),
    suspicious: false,
    now,
  });
}

/** The lead of whoever booked, without the time. */
export function personalLead({ appointment, content }: LinkedAppointment): Lead {
  const { kind, vin } = appointment;
  const { firstName, lastName, email, phone } = content.customer;
  const parsed = parseLead({
    kind: LEAD_OF_KIND[kind],
    customer: { firstName, lastName, email, phone },
    comments: content.notes,
    locale: content.locale,
    ...(content.business && {
      details: { business: content.business.name, businessTitle: content.business.title },
    }),
    ...(vin && { vehicle: { vin } }),
    ...(content.ownVehicle && { vehicle: content.ownVehicle }),
  });
  if (!parsed.ok) throw new Error("forecourt/site: a booked appointment makes no lead.");
  return parsed.value;
}
