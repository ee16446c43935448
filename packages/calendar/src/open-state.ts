import { addDays, type CalendarDate, daysBetween, type Weekday, weekdayOf } from "./calendar-date.ts";
import type { ClockTime } from "./clock-time.ts";
import { type OpeningHours, openingOn } from "./opening-hours.ts";
import { wallTimeOf } from "./zoned-time.ts";

/** An instant in the store's local time; `daysAhead` is 0 today, 1 tomorrow. */
export type StoreMoment = {
  at: Date;
  date: CalendarDate;
  weekday: Weekday;
  time: ClockTime;
  daysAhead: number;
};

/** `closes` is null for a department that never closes, `opens` for one that never opens. */
export type OpenState =
  | { open: true; closes: StoreMoment | null }
  | { open: false; opens: StoreMoment | null };

// A year covers any temporary closure.
const HORIZON_DAYS = 366;
const WEEK = 7;

/** Finds the end of adjoining hours; null if they adjoin for a whole week. */
function endOfRun(hours: OpeningHours, first: CalendarDate, end: number, timeZone: string): number | null {
  let last = end;
  for (let day = 1; day <= WEEK + 1; day += 1) {
    const next = openingOn(hours, addDays(first, day), timeZone);
    if (next === null || next.start > last) return last;
    last = Math.max(last, next.end);
  }
  return null;
}

/**
 * Tells whether a department is open at `now`, and when that changes. Handles clock changes, hours past midnight and
 * exceptions (docs/product/dealership.md, "Hours"). `timeZone` is an IANA name.
 *
 * @example openState(profile.sales, new Date(), "America/Chicago")
 * // { open: true, closes: { at, date: "2026-11-20", weekday: "friday", time: "18:00", daysAhead: 0 } }
 */
export function openState(hours: OpeningHours, now: Date, timeZone: string): OpenState {
  const at = now.getTime();
  const today = wallTimeOf(at, timeZone).date;

  const moment = (instant: number): StoreMoment => {
    const { date, time } = wallTimeOf(instant, timeZone);
    return {
      at: new Date(instant),
      date,
      weekday: weekdayOf(date),
      time,
      daysAhead: daysBetween(today, date),
    };
  };

  // Yesterday's hours may run past midnight.
  for (let day = -1; day <= HORIZON_DAYS; day += 1) {
    const date = addDays(today, day);
    const opening = openingOn(hours, date, timeZone);
    if (opening === null || opening.end <= at) continue;
    if (opening.start > at) return { open: false, opens: moment(opening.start) };
    const end = endOfRun(hours, date, opening.end, timeZone);
    return { open: true, closes: end === null ? null : moment(end) };
  }
  return { open: false, opens: null };
}
