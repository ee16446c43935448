import type { NewAppointment, SchedulingCustomer } from "@forecourt/api-clients/scheduling";
import { formatPhone } from "@forecourt/contact-details";
import type { Lead } from "@forecourt/leads";
import { toAppointmentRecord } from "@forecourt/scheduling";

type Booked = {
  slot: { start: number; end: number };
  timeZone: string;
  /** The wanted work, in the staff's language. */
  operations: readonly { code: string; name: string }[];
};

/** The record that books a service appointment in the scheduling system. */
export function externalRecord(lead: Lead, { slot, timeZone, operations }: Booked): NewAppointment {
  const { comments, vehicle } = lead;
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
  return { ...record, customer: externalCustomer(lead) };
}

/** The person, or the business with its contact. */
function externalCustomer({ kind, details, customer }: Lead): SchedulingCustomer {
  const { firstName, lastName, email } = customer;
  const phone = formatPhone(customer.phone, "search", customer.phoneExtension);
  if (kind === "SERVICE" && details.business)
    return {
      name: details.business,
      contactName: [firstName, lastName].filter(Boolean).join(" "),
      contactTitle: details.businessTitle ?? "",
      contactPhone: phone,
      contactEmail: email ?? "",
    };
  return { firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "", phone };
}
