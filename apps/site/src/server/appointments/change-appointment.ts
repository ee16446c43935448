import "server-only";
import { type ChangeResult, cancelAppointment, moveAppointment } from "@forecourt/database";
import type { SlotProblem } from "@forecourt/scheduling";
import { siteState } from "../site-state.ts";
import { reminderOf, stateOf } from "./book-appointment.ts";
import { leadOfChange } from "./lead-of-change.ts";
import { nearestFree, type OfferedSlot, offeredTimes } from "./offered-slots.ts";
import type { LinkedAppointment } from "./open-appointment.ts";
import { canChange, wishOfAppointment } from "./wish-of-appointment.ts";

type By = { network: string; now: Date };

export type ChangedAppointment =
  | Exclude<ChangeResult, { kind: "slot-refused" }>
  /** Too close to the start, or already over. */
  | { kind: "late" }
  | { kind: "slot-refused"; problem: SlotProblem; alternatives: OfferedSlot[] };

/**
 * Moves an appointment to another start (milliseconds since 1970), and tells the dealership and the shopper. The start
 * it already has changes nothing.
 */
export async function moveLinked(
  linked: LinkedAppointment,
  start: number,
  { network, now }: By,
): Promise<ChangedAppointment> {
  const { appointment, content } = linked;
  if (appointment.state === "booked" && appointment.start === start) return { kind: "changed", appointment };
  if (!canChange(linked, now)) return { kind: "late" };
  const wish = wishOfAppointment(linked);
  const offered = await offeredTimes(wish, { now, exceptId: appointment.id });
  if (offered.kind === "none") return { kind: "late" };
  if (offered.kind === "unavailable") return offered;
  const { days, schedule } = offered;
  const slot = days.flatMap(({ slots }) => slots).find((one) => one.start === start);
  const refused = (problem: SlotProblem) => ({
    kind: "slot-refused" as const,
    problem,
    alternatives: nearestFree(days, start),
  });
  if (!slot?.resources) return refused(slot?.problem ?? "slot.closed");
  const { id, sequence } = appointment;
  const state = stateOf(appointment, wish, slot, sequence + 1);
  const result = await moveAppointment(siteState().database, {
    id,
    sequence,
    start,
    schedule,
    resources: slot.resources,
    now: now.getTime(),
    reminder: await reminderOf(state, content, { timeZone: schedule.timeZone, now }),
    lead: await leadOfChange(linked, { status: "moved", time: slot, network, now }),
  });
  return result.kind === "slot-refused" ? refused(result.problem) : result;
}

/** Cancels an appointment, and tells the dealership and the shopper. */
export async function cancelLinked(
  linked: LinkedAppointment,
  { network, now }: By,
): Promise<ChangedAppointment> {
  const { appointment } = linked;
  if (appointment.state === "cancelled") return { kind: "changed", appointment };
  if (!canChange(linked, now)) return { kind: "late" };
  const { id, sequence, start, end } = appointment;
  const lead = await leadOfChange(linked, { status: "cancelled", time: { start, end }, network, now });
  const result = await cancelAppointment(siteState().database, { id, sequence, lead });
  return result.kind === "slot-refused" ? { kind: "late" } : result;
}
