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
import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { type Booking, maxConcurrent } from "./booking.ts";
import { isWithinHours, type SlotTime, slotGrid } from "./slot-grid.ts";
import { assertSlotSettings, type SlotSettings } from "./slot-settings.ts";

const DAY = 86_400_000;

/** A department's opening hours in its time zone (an IANA name), with its appointment settings. */
export type Schedule = { hours: OpeningHours; timeZone: string; settings: SlotSettings };

/** The current instant (milliseconds since 1970) and the existing bookings. */
export type Bookings = { now: number; booked: readonly Booking[] };

/** Why a start cannot be booked; the first reason in this order. */
export type SlotProblem =
  /** Not a valid instant. */
  | "slot.invalid"
  | "slot.past"
  /** Violates the lead time. */
  | "slot.too-soon"
  /** After the last bookable day. */
  | "slot.too-late"
  /** Outside opening hours, or too close to closing. */
  | "slot.closed"
  /** Within opening hours, but not on the grid of starts. */
  | "slot.off-grid"
  | "slot.full";

/** A possible start. `date` and `time` are the dealership's local time; `problem` is null if it is free. */
export type Slot = SlotTime & { remaining: number; problem: SlotProblem | null };

/**
 * Whether a start has passed, or is too soon to be booked.
 *
 * @example isLate("slot.too-soon") // true
 */
export function isLate(problem: SlotProblem | null): boolean {
  return problem === "slot.past" || problem === "slot.too-soon";
}

export type CheckedSlot = Result<Slot, ResultError<SlotProblem>>;

/** A day for booking; `over` means every start has passed or is too soon. */
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

/** The problem of a start relative to the current time. */
function timeProblem(start: number, date: CalendarDate, window: Window): SlotProblem | null {
  if (start < window.now) return "slot.past";
  if (start < window.soonest) return "slot.too-soon";
  return date > window.lastDay ? "slot.too-late" : null;
}

/**
 * Lists the starts of a calendar date in order, each free or with its problem. Empty for a closed day or an invalid
 * date. A repeated hour appears twice, as two instants (docs/product/scheduling.md, "Slots").
 *
 * @throws RangeError when the time zone does not exist or a setting is invalid
 * @example slotsOn("2026-11-20", schedule, { now: Date.now(), booked: [] })
 * // [{ start, end, date: "2026-11-20", time: "09:00", remaining: 2, problem: null }, …]
 */
export function slotsOn(date: CalendarDate, schedule: Schedule, { now, booked }: Bookings): Slot[] {
  const { hours, timeZone, settings } = schedule;
  const window = bookingWindow(schedule, now);
  if (!isCalendarDate(date)) return [];
  return slotGrid(date, hours, timeZone, settings).map((slot) => {
    const remaining = Math.max(0, settings.capacity - maxConcurrent(slot.start, slot.end, booked));
    const problem =
      timeProblem(slot.start, date, window) ?? (remaining === 0 ? ("slot.full" as const) : null);
    return { ...slot, remaining, problem };
  });
}

/**
 * Lists the bookable days, from today to the last
 * (docs/product/scheduling.md, "Days").
 *
 * @throws RangeError when the time zone does not exist or a setting is invalid
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
 * Checks whether a chosen start (milliseconds since 1970) can be booked. When rescheduling, leave the appointment itself
 * out of `booked` (docs/product/scheduling.md, "Booking").
 *
 * @throws RangeError when the time zone does not exist or a setting is invalid
 * @example checkSlot(slot.start, schedule, { now: Date.now(), booked }) // { ok: false, errors: [{ path: [], code: "slot.full" }] }
 */
export function checkSlot(start: number, schedule: Schedule, bookings: Bookings): CheckedSlot {
  const { hours, timeZone, settings } = schedule;
  const window = bookingWindow(schedule, bookings.now);
  if (Number.isNaN(new Date(start).getTime())) return fail("slot.invalid");
  // Shoppers can send any number, and time zones cannot format a Date's last instants.
  if (start < window.now) return fail("slot.past");
  if (start > window.now + (settings.horizonDays + 2) * DAY) return fail("slot.too-late");
  const { date, time } = wallTimeOf(start, timeZone);
  const slot = slotsOn(date, schedule, bookings).find((offered) => offered.start === start);
  if (slot) return slot.problem === null ? succeed(slot) : fail(slot.problem);
  const wanted = { start, end: start + settings.lengthMinutes * 60_000, date, time };
  const problem = timeProblem(start, date, window);
  return fail(
    problem ?? (isWithinHours(wanted, hours, timeZone, settings) ? "slot.off-grid" : "slot.closed"),
  );
}
