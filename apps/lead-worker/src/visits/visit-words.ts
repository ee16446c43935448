import { wallTimeOf } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import type { AppointmentContent, ListedAppointment } from "@forecourt/database";
import type { WorkerDealership } from "../dealership.ts";
import { interpolate, type Messages } from "../messages.ts";
import type { ReadVisit } from "./read-visits.ts";

const ADVISER = "adviser:";

/** The full name of a customer. */
export function customerName({ customer }: AppointmentContent): string {
  return [customer.firstName, customer.lastName].filter(Boolean).join(" ");
}

/** The phone of a customer as one reads it aloud; empty without one. */
export function customerPhone({ customer }: AppointmentContent): string {
  return formatPhone(customer.phone, "general") || (customer.phone ?? "");
}

/** The vehicle and the booked work, each as one text. Services are named in the language of the staff. */
export function visitSubjects(
  { visit, content }: ReadVisit,
  { dealership, t, locale }: { dealership: WorkerDealership; t: Messages["visits"]; locale: string },
): string[] {
  if (content === null) return [];
  const offered = dealership.settingsOf(visit.storeId).appointments.service?.services ?? [];
  const nameOf = (id: string) => offered.find((service) => service.id === id)?.name[locale];
  return [
    ...(content.vehicle ? [content.vehicle.name] : []),
    ...content.services.map(({ id, name, minutes }) =>
      interpolate(t.service, { name: nameOf(id) ?? name, minutes: String(minutes) }),
    ),
  ];
}

/** The member of staff of a visit: the adviser who was assigned, else whom the customer was told. */
export function visitStaff({ visit, content }: ReadVisit, dealership: WorkerDealership): string {
  const adviser = visit.resources.find((id) => id.startsWith(ADVISER))?.slice(ADVISER.length);
  return adviser === undefined ? (content?.person?.name ?? "") : dealership.staffName(adviser);
}

/** Whether a visit takes place, who of the staff confirmed it, or who cancelled it. */
export function visitState(
  { cancelledBy, confirmation }: ListedAppointment,
  t: Messages["visits"],
  dealership: WorkerDealership,
): string {
  if (cancelledBy !== null) return t.cancelledBy[cancelledBy];
  return confirmation
    ? interpolate(t.confirmedBy, { name: dealership.staffName(confirmation.by) })
    : t.booked;
}

/** "2026-11-28 10:30", in a time zone. */
export function localTimeText(instant: number, timeZone: string): string {
  const { date, time } = wallTimeOf(instant, timeZone);
  return `${date} ${time}`;
}
