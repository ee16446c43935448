import type { NewAppointment } from "@forecourt/api-clients/scheduling";
import type { Lead } from "@forecourt/leads";
import { toAppointmentRecord } from "@forecourt/scheduling";

type Booked = {
  slot: { start: number; end: number };
  timeZone: string;
  /** The wanted work, in the staff's language. */
  operations: readonly { code: string; name: string }[];
};

/** The record that books a service appointment in the scheduling system. */
export function externalRecord(
  { comments, vehicle, customer }: Lead,
  { slot, timeZone, operations }: Booked,
): NewAppointment {
  const { year, make, model } = vehicle ?? {};
  const { appointment_id: _none, ...record } = toAppointmentRecord(
    {
      id: "",
      start: slot.start,
      end: slot.end,
      notes: comments ?? "",
      vehicle: year && make && model ? { year, make, model } : null,
      operations: operations.map((operation) => ({ ...operation, notes: "" })),
    },
    timeZone,
  );
  const { firstName, lastName, email, phone } = customer;
  return {
    ...record,
    customer: {
      firstName: firstName ?? "",
      lastName: lastName ?? "",
      email: email ?? "",
      phone: phone ?? "",
    },
  };
}
