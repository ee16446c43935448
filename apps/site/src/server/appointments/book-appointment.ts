import "server-only";
import { wallTimeOf, zonedIsoTime } from "@forecourt/calendar";
import type {
  AcceptedAppointment,
  AppointmentContent,
  AppointmentState,
  ShopperMessage,
} from "@forecourt/database";
import type { Lead } from "@forecourt/leads";
import type { Schedule } from "@forecourt/scheduling";
import { sealedEmail } from "../emails/sealed-email.ts";
import type { ShopperEmail } from "../leads/accept-shopper-lead.ts";
import { settingsFor } from "../settings/dealership.ts";
import type { AppointmentLink } from "./appointment-link.ts";
import type { OfferedSlot } from "./offered-day.ts";
import type { AppointmentRequest } from "./read-appointment-request.ts";
import { reminderTime } from "./reminder-time.ts";
import { sealAppointment } from "./sealed-appointment.ts";

/** A day, a time and their schedule, for the appointment of a request. */
export type ChosenSlot = { slot: OfferedSlot; schedule: Schedule; now: Date };

/** The lead of an appointment, with its time and what is known of it. */
export function leadOfAppointment(
  lead: Lead,
  { wish, start }: Pick<AppointmentRequest, "wish" | "start">,
  about: {
    timeZone: string;
    /** Null while it is not known. */
    appointmentId: string | null;
    status: "booked" | "moved" | "cancelled";
    holdMinutes: number | null;
    /** In the staff's language. */
    operations: readonly { code: string; name: string }[];
  },
): Lead {
  const { appointmentId, status, timeZone } = about;
  const { date: day, time } = wallTimeOf(start, timeZone);
  const booking = { appointmentId, status, day, time };
  if (lead.kind === "SCHEDULE_TEST_DRIVE") {
    const heldUntil =
      about.holdMinutes === null || status === "cancelled"
        ? null
        : localText(start + about.holdMinutes * 60_000, timeZone);
    return { ...lead, details: { ...lead.details, ...booking, heldUntil } };
  }
  if (lead.kind === "SELL_OR_TRADE") return { ...lead, details: { ...lead.details, ...booking } };
  if (lead.kind !== "SERVICE" || wish.kind !== "service") return lead;
  return {
    ...lead,
    details: {
      ...lead.details,
      ...booking,
      adviser: wish.adviser,
      transport: wish.transport,
      operations: about.operations.map(({ code, name }) => ({ code, name, notes: null })),
      mileage: lead.details.mileage ?? lead.vehicle?.mileage ?? null,
    },
  };
}

function localText(instant: number, timeZone: string): string {
  const { date, time } = wallTimeOf(instant, timeZone);
  return `${date} ${time}`;
}

/** The appointment to store with a lead: sealed, with its reminder. */
export async function acceptedAppointment(
  { wish, start, vehicle }: AppointmentRequest,
  { slot, schedule, now }: ChosenSlot,
  link: AppointmentLink,
  content: AppointmentContent,
): Promise<AcceptedAppointment> {
  const state = stateOf(link, wish, slot, 0);
  return {
    id: link.id,
    kind: wish.kind,
    vin: vehicle?.vin ?? null,
    start,
    // The scheduling system has reserved it.
    schedule: content.externalId === undefined ? schedule : { end: slot.end },
    resources: slot.resources ?? [],
    now: now.getTime(),
    ...(await sealAppointment(content, link)),
    reminder: await reminderOf(state, content, { timeZone: schedule.timeZone, now }),
  };
}

/** The state of an appointment at a version. */
export function stateOf(
  { id }: Pick<AppointmentLink, "id">,
  { kind, storeId }: Pick<AppointmentRequest["wish"], "kind" | "storeId">,
  { start, end }: { start: number; end: number },
  sequence: number,
): AppointmentState {
  return { id, kind, storeId, start, end, sequence, cancelledBy: null };
}

/** The email to the shopper about a new or changed appointment; undefined without an address. */
export function appointmentEmail(
  kind: "appointment-confirmation" | "appointment-change" | "appointment-cancellation",
  state: AppointmentState,
  content: AppointmentContent,
  now: Date,
): ShopperEmail | undefined {
  const { email: to } = content.customer;
  if (!to) return undefined;
  // A cancellation is news for a day, also of a time that has passed.
  const endsAt = new Date(Math.max(state.end, now.getTime() + 86_400_000));
  const { timezone: timeZone } = settingsFor(state.storeId).profile;
  const reminder = kind === "appointment-cancellation" ? null : reminderTime(state.start, { timeZone, now });
  const message: ShopperEmail["message"] = {
    kind,
    to,
    locale: content.locale,
    state: { ...state, reminderAt: reminder?.getTime() ?? null },
    content,
  };
  return { message, endsAt };
}

/** The email of the day before; null without an address, or when it is too soon. */
export async function reminderOf(
  state: AppointmentState,
  content: AppointmentContent,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<AcceptedAppointment["reminder"]> {
  const sendAt = reminderTime(state.start, { timeZone, now });
  const { email: to } = content.customer;
  if (!sendAt || !to) return null;
  const message: ShopperMessage = {
    kind: "appointment-reminder",
    to,
    locale: content.locale,
    state,
    content,
  };
  return { ...(await sealedEmail(message)), sendAt };
}

/** An appointment's times for JSON: ISO 8601 with the store's UTC offset. */
export function slotTimes({ start, end }: { start: number; end: number }, timeZone: string) {
  return { start: zonedIsoTime(start, timeZone), end: zonedIsoTime(end, timeZone) };
}
