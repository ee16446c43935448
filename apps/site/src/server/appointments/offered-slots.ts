import "server-only";
import type { SchedulingClient } from "@forecourt/api-clients/scheduling";
import { addDays, firstInstantOf, localDate } from "@forecourt/calendar";
import { readBookings, type StoredBooking } from "@forecourt/database";
import { assignResources, type Schedule, type Slot, type SlotProblem, slotsOn } from "@forecourt/scheduling";
import { siteState } from "../site-state.ts";
import { appointmentSchedule, resourceNeeds } from "./appointment-schedule.ts";
import type { AppointmentWish } from "./appointment-wish.ts";
import { externalDays } from "./external/external-days.ts";
import { schedulingApi } from "./external/scheduling-api.ts";
import type { OfferedDay, OfferedSlot } from "./offered-day.ts";

export type OfferedTimes =
  | {
      kind: "offered";
      schedule: Schedule;
      days: OfferedDay[];
      /** The same days for another wish of the same length, such as another adviser. */
      daysFor: (wish: AppointmentWish) => OfferedDay[];
    }
  /** Nothing of this kind is booked online at the store. */
  | { kind: "none" }
  | { kind: "unavailable" };

type Range = {
  now: Date;
  /** First day, `YYYY-MM-DD`; today by default and at the earliest. No day after the last bookable one is offered. */
  from?: string;
  /** Number of days; all that can be booked by default. */
  days?: number;
  /** The appointment that is moved: it does not block itself. */
  exceptId?: string;
  /** The scheduling system to ask, null for our own times; by default, whoever keeps new appointments. */
  api?: SchedulingClient | null;
};

/** Lists the days and starts for an appointment, with what is booked now. */
export async function offeredTimes(
  wish: AppointmentWish,
  { now, from, days, exceptId, api = schedulingApi(wish) }: Range,
): Promise<OfferedTimes> {
  const schedule = appointmentSchedule(wish);
  if (!schedule) return { kind: "none" };
  const { timeZone, settings } = schedule;
  const today = localDate(now.getTime(), timeZone);
  const dates = Array.from({ length: settings.horizonDays + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((date) => from === undefined || date >= from)
    .slice(0, days);
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return { kind: "offered", schedule, days: [], daysFor: () => [] };
  if (api && wish.kind === "service") {
    const found = await externalDays(api, wish, { dates, timeZone, now });
    if (found === null) return { kind: "unavailable" };
    return { kind: "offered", schedule, days: found, daysFor: () => found };
  }
  const booked = await readBookings(siteState().database, {
    storeId: wish.storeId,
    kind: wish.kind,
    from: firstInstantOf(first, 0, timeZone),
    // Hours may run past midnight.
    to: firstInstantOf(addDays(last, 2), 0, timeZone),
  });
  if (booked === null) return { kind: "unavailable" };
  const others = booked.filter(({ id }) => id !== exceptId);
  const daysFor = (asked: AppointmentWish) =>
    dates.map((date) => ({
      date,
      slots: slotsOn(date, schedule, { now: now.getTime(), booked: others }).map((slot) =>
        offeredSlot(slot, asked, others),
      ),
    }));
  return { kind: "offered", schedule, days: daysFor(wish), daysFor };
}

function offeredSlot(slot: Slot, wish: AppointmentWish, booked: readonly StoredBooking[]): OfferedSlot {
  if (slot.problem !== null) return { ...slot, resources: null };
  const needs = resourceNeeds(wish, slot.date);
  const assigned = assignResources(slot, needs, booked);
  if (assigned === null) return { ...slot, problem: "slot.full", resources: null };
  const resources = needs.flat().filter(({ id }) => assigned.includes(id));
  return { ...slot, resources };
}

/**
 * The free start at a time, or why it cannot be booked.
 *
 * @param start milliseconds since 1970
 */
export function slotToTake(
  start: number,
  { days, now }: { days: readonly OfferedDay[]; now: Date },
): OfferedSlot | SlotProblem {
  const slot = days.flatMap(({ slots }) => slots).find((one) => one.start === start);
  if (slot?.resources) return slot;
  return slot?.problem ?? (start < now.getTime() ? "slot.past" : "slot.closed");
}

/**
 * The free starts nearest to a time, in order of time.
 *
 * @param start milliseconds since 1970
 */
export function nearestFree(days: readonly OfferedDay[], start: number, count = 6): OfferedSlot[] {
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ resources }) => resources !== null)
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, count)
    .sort((a, b) => a.start - b.start);
}
