import "server-only";
import { findAppointment } from "@forecourt/database";
import type { Lead } from "@forecourt/leads";
import type { Schedule, SlotProblem } from "@forecourt/scheduling";
import { leadWait } from "../leads/lead-wait.ts";
import { siteState } from "../site-state.ts";
import type { AppointmentLink } from "./appointment-link.ts";
import { bookExternally } from "./external/change-externally.ts";
import { externalSlot, withoutStart } from "./external/external-days.ts";
import { externalRecord } from "./external/external-record.ts";
import { schedulingApi } from "./external/scheduling-api.ts";
import { slotToAsk } from "./external/slot-to-ask.ts";
import type { OfferedDay, OfferedSlot } from "./offered-day.ts";
import { offeredTimes, slotToTake } from "./offered-slots.ts";
import type { AppointmentRequest } from "./read-appointment-request.ts";

export type ReservedTime =
  | {
      kind: "reserved";
      slot: OfferedSlot;
      schedule: Schedule;
      /** Its id in the scheduling system that keeps it. */
      externalId?: string;
    }
  | { kind: "refused"; problem: SlotProblem; days: readonly OfferedDay[] }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable" };

type Booking = {
  lead: Lead;
  link: AppointmentLink;
  schedule: Schedule;
  operations: readonly { code: string; name: string }[];
  network: string;
  now: Date;
};

/**
 * Finds the time of a request. Where a scheduling system keeps appointments it is booked there; otherwise the
 * transaction of the lead takes it.
 */
export async function reserveTime(
  { wish, start }: AppointmentRequest,
  { lead, link, schedule, operations, network, now }: Booking,
): Promise<ReservedTime> {
  const { timeZone } = schedule;
  const api = schedulingApi(wish);
  if (api) {
    const stored = await findAppointment(siteState().database, link.id);
    if (stored.kind === "unavailable") return stored;
    if (stored.kind === "found") {
      // A repetition: the transaction finds the first request, so nothing is booked again.
      const { appointment } = stored;
      const slot = externalSlot(start, start + appointment.end - appointment.start, timeZone);
      return { kind: "reserved", slot, schedule };
    }
  }
  // A repeated request finds its own appointment.
  const offered = await offeredTimes(wish, { now, exceptId: link.id, api });
  if (offered.kind !== "offered") return { kind: "unavailable" };
  const { days } = offered;
  const refused = (problem: SlotProblem): ReservedTime => ({ kind: "refused", problem, days });
  if (!api) {
    const slot = slotToTake(start, { days, now });
    return typeof slot === "string" ? refused(slot) : { kind: "reserved", slot, schedule };
  }
  const slot = slotToAsk(start, { days, schedule, now });
  if (typeof slot === "string") return refused(slot);
  const retryAfterSeconds = await leadWait(network);
  if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
  const booked = await bookExternally(api, externalRecord(lead, { slot, timeZone, operations }), link.id);
  if (booked.kind === "taken")
    return { kind: "refused", problem: "slot.full", days: withoutStart(days, start) };
  if (booked.kind === "unavailable") return booked;
  return { kind: "reserved", slot, schedule, externalId: booked.externalId };
}
