import "server-only";
import { type ChangeResult, cancelAppointment, moveAppointment } from "@forecourt/database";
import type { SlotProblem } from "@forecourt/scheduling";
import { leadWait } from "../leads/lead-wait.ts";
import { siteState } from "../site-state.ts";
import { reminderOf, stateOf } from "./book-appointment.ts";
import { cancelExternally, moveExternally } from "./external/change-externally.ts";
import { withoutStart } from "./external/external-days.ts";
import { type Keeper, keeperOf, timesToMove } from "./external/keeper-of.ts";
import { slotToAsk } from "./external/slot-to-ask.ts";
import { leadOfChange } from "./lead-of-change.ts";
import type { OfferedDay, OfferedSlot } from "./offered-day.ts";
import { nearestFree, slotToTake } from "./offered-slots.ts";
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
  const keeper = keeperOf(linked);
  if (keeper.kind === "unavailable") return keeper;
  const offered = await timesToMove(linked, now);
  if (offered.kind === "none") return { kind: "late" };
  if (offered.kind === "unavailable") return offered;
  const { days, schedule } = offered;
  const refused = (problem: SlotProblem, others: readonly OfferedDay[] = days) => ({
    kind: "slot-refused" as const,
    problem,
    alternatives: nearestFree(others, start),
  });
  const slot =
    keeper.kind === "external" ? slotToAsk(start, { days, schedule, now }) : slotToTake(start, { days, now });
  if (typeof slot === "string") return refused(slot);
  const wait = await externalWait(keeper, network);
  if (wait) return wait;
  const moveThere = async (to: { start: number; end: number }) =>
    keeper.kind === "external"
      ? moveExternally(keeper.api, keeper.externalId, to, schedule.timeZone)
      : { kind: "done" as const };
  const moved = await moveThere(slot);
  if (moved.kind === "taken") return refused("slot.full", withoutStart(days, start));
  if (moved.kind === "unavailable") return moved;
  const { id, sequence } = appointment;
  const state = stateOf(appointment, wish, slot, sequence + 1);
  const result = await moveAppointment(siteState().database, {
    id,
    sequence,
    start,
    schedule: keeper.kind === "external" ? { end: slot.end } : schedule,
    resources: slot.resources ?? [],
    now: now.getTime(),
    reminder: await reminderOf(state, content, { timeZone: schedule.timeZone, now }),
    lead: await leadOfChange(linked, { status: "moved", time: slot, network, now }),
  });
  // Nothing changed here, so neither may it there. When the database did not answer, the shopper's retry settles it.
  if (result.kind === "limited" || result.kind === "conflict") await moveThere(appointment);
  if (result.kind === "outdated" && result.appointment.state === "booked")
    await moveThere(result.appointment);
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
  const keeper = keeperOf(linked);
  if (keeper.kind === "unavailable") return keeper;
  const wait = await externalWait(keeper, network);
  if (wait) return wait;
  if (keeper.kind === "external") {
    const cancelled = await cancelExternally(keeper.api, keeper.externalId);
    if (cancelled.kind === "unavailable") return cancelled;
  }
  const { id, sequence, start, end } = appointment;
  const lead = await leadOfChange(linked, { status: "cancelled", time: { start, end }, network, now });
  const result = await cancelAppointment(siteState().database, { id, sequence, lead });
  return result.kind === "slot-refused" ? { kind: "late" } : result;
}

/** Nothing may change there that could not be stored here. */
async function externalWait(keeper: Keeper, network: string) {
  const retryAfterSeconds = keeper.kind === "external" ? await leadWait(network) : null;
  return retryAfterSeconds === null ? null : { kind: "limited" as const, retryAfterSeconds };
}
