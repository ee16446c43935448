import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  localDate,
  type OpeningHours,
  type Weekday,
  wallTimeOf,
  weekdayOf,
} from "@forecourt/calendar";
import { type Booking, mostAtOnce } from "./booking.ts";
import { isWithinHours, type SlotTime, slotGrid } from "./slot-grid.ts";
import { assertSlotSettings, type SlotSettings } from "./slot-settings.ts";

const DAY = 86_400_000;

/** What can be booked: a department's hours in its time zone (an IANA name), and how appointments are offered. */
export type Schedule = { hours: OpeningHours; timeZone: string; settings: SlotSettings };

/** The moment that is asked about (milliseconds since 1970), and what is booked by then. */
export type Bookings = { now: number; booked: readonly Booking[] };

/** Why a start cannot be booked; the first that holds, in this order. */
export type SlotProblem =
  /** Not an instant at all. */
  | "slot.invalid"
  | "slot.past"
  /** Sooner than the lead time allows. */
  | "slot.too-soon"
  /** After the last day that can be booked. */
  | "slot.too-late"
  /** Outside the hours, or too close to closing. */
  | "slot.closed"
  /** Inside the hours, but nobody was offered this start. */
  | "slot.off-grid"
  | "slot.full";

/** A start that the hours allow. `date` and `time` are the dealership's wall clock; `problem` is null when it is free. */
export type Slot = SlotTime & { remaining: number; problem: SlotProblem | null };

/** A day to choose: `over` means every start of the day has passed or is too soon. */
export type BookingDay = {
  date: CalendarDate;
  weekday: Weekday;
  availability: "available" | "full" | "over" | "closed";
};

type Window = { now: number; soonest: number; lastDay: CalendarDate };

function bookingWindow({ timeZone, settings }: Schedule, now: number): Window {
  assertSlotSettings(settings);
  const lastDay = addDays(localDate(now, timeZone), settings.horizonDays);
  return { now, soonest: now + settings.leadMinutes * 60_000, lastDay };
}

/** What is wrong with a start because of when it is asked for. */
function timeProblem(start: number, date: CalendarDate, window: Window): SlotProblem | null {
  if (start < window.now) return "slot.past";
  if (start < window.soonest) return "slot.too-soon";
  return date > window.lastDay ? "slot.too-late" : null;
}

/**
 * The starts of a calendar date, in order of time, each with what is in its way. Empty on a closed day, and for a text
 * that is no date. Where the clock shows an hour twice the same time appears twice, as two instants
 * (docs/product/scheduling.md, "Slots").
 *
 * @throws RangeError when the time zone does not exist or a setting makes no sense
 * @example slotsOn("2026-11-20", schedule, { now: Date.now(), booked: [] })
 * // [{ start, end, date: "2026-11-20", time: "09:00", remaining: 2, problem: null }, …]
 */
export function slotsOn(date: CalendarDate, schedule: Schedule, { now, booked }: Bookings): Slot[] {
  const { hours, timeZone, settings } = schedule;
  const window = bookingWindow(schedule, now);
  if (!isCalendarDate(date)) return [];
  return slotGrid(date, hours, timeZone, settings).map((slot) => {
    const remaining = Math.max(0, settings.capacity - mostAtOnce(slot.start, slot.end, booked));
    const problem =
      timeProblem(slot.start, date, window) ?? (remaining === 0 ? ("slot.full" as const) : null);
    return { ...slot, remaining, problem };
  });
}

/**
 * The days that a shopper may look at, today first, to the last one that can be booked
 * (docs/product/scheduling.md, "Days").
 *
 * @throws RangeError when the time zone does not exist or a setting makes no sense
 * @example availableDays(schedule, { now: Date.now(), booked: [] })
 * // [{ date: "2026-11-20", weekday: "friday", availability: "available" }, …]
 */
export function availableDays(schedule: Schedule, bookings: Bookings): BookingDay[] {
  assertSlotSettings(schedule.settings);
  const today = localDate(bookings.now, schedule.timeZone);
  return Array.from({ length: schedule.settings.horizonDays + 1 }, (_, ahead) => {
    const date = addDays(today, ahead);
    return { date, weekday: weekdayOf(date), availability: availability(slotsOn(date, schedule, bookings)) };
  });
}

function availability(slots: readonly Slot[]): BookingDay["availability"] {
  if (slots.length === 0) return "closed";
  if (slots.some(({ problem }) => problem === null)) return "available";
  return slots.some(({ problem }) => problem === "slot.full") ? "full" : "over";
}

/**
 * Whether a start (milliseconds since 1970) that a shopper chose can still be booked. A rescheduled appointment must
 * not stand in its own way: leave it out of `booked` (docs/product/scheduling.md, "Booking").
 *
 * @throws RangeError when the time zone does not exist or a setting makes no sense
 * @example checkSlot(slot.start, schedule, { now: Date.now(), booked }) // { ok: false, error: { code: "slot.full" } }
 */
export function checkSlot(
  start: number,
  schedule: Schedule,
  bookings: Bookings,
): { ok: true; slot: Slot } | { ok: false; error: { code: SlotProblem } } {
  const { hours, timeZone, settings } = schedule;
  const window = bookingWindow(schedule, bookings.now);
  const refuse = (code: SlotProblem) => ({ ok: false as const, error: { code } });
  if (Number.isNaN(new Date(start).getTime())) return refuse("slot.invalid");
  // No zone can write the last instants that a Date can hold, and a shopper can send any number.
  if (start < window.now) return refuse("slot.past");
  if (start > window.now + (settings.horizonDays + 2) * DAY) return refuse("slot.too-late");
  const { date, time } = wallTimeOf(start, timeZone);
  const slot = slotsOn(date, schedule, bookings).find((offered) => offered.start === start);
  if (slot) return slot.problem === null ? { ok: true, slot } : refuse(slot.problem);
  const wanted = { start, end: start + settings.lengthMinutes * 60_000, date, time };
  const problem = timeProblem(start, date, window);
  return refuse(
    problem ?? (isWithinHours(wanted, hours, timeZone, settings) ? "slot.off-grid" : "slot.closed"),
  );
}
