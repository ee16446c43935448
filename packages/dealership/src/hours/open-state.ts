import {
  addDays,
  type CalendarDate,
  type ClockTime,
  type DayHours,
  minutesOf,
  type OpeningHours,
  type Weekday,
  weekdayOf,
} from "./opening-hours.ts";
import { instantOf, zonedDateTime } from "./zoned-time.ts";

/** A moment as the store's wall clock shows it; `daysAhead` is 0 today, 1 tomorrow. */
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

type Interval = { start: number; end: number };

// A year of days finds the opening after any closure that is not for good.
const HORIZON_DAYS = 366;
const WEEK = 7;

/** The hours that hold on a date: its exception if it has one, otherwise its weekday's. */
export function hoursOn(hours: OpeningHours, date: CalendarDate): DayHours {
  return hours.exceptions?.find((day) => day.date === date) ?? hours.workingHours[weekdayOf(date)];
}

function intervalOn(hours: OpeningHours, date: CalendarDate, timeZone: string): Interval | null {
  const { closed, open, close } = hoursOn(hours, date);
  if (closed || open === undefined || close === undefined) return null;
  const from = minutesOf(open);
  const to = minutesOf(close);
  const start = instantOf(date, from, timeZone);
  const end = to > from ? instantOf(date, to, timeZone) : instantOf(addDays(date, 1), to, timeZone);
  return end > start ? { start, end } : null;
}

/** Follows days that run into each other; null when a whole week does. */
function endOfRun(hours: OpeningHours, first: CalendarDate, end: number, timeZone: string): number | null {
  let last = end;
  for (let day = 1; day <= WEEK + 1; day += 1) {
    const next = intervalOn(hours, addDays(first, day), timeZone);
    if (next === null || next.start > last) return last;
    last = Math.max(last, next.end);
  }
  return null;
}

/**
 * Says whether a department is open at `now`, and when that changes next. `timeZone` is an IANA name; clock changes
 * in spring and autumn, days that end after midnight and exceptions are all taken into account
 * (docs/product/dealership.md, "Hours").
 *
 * @example openState(profile.sales, new Date(), "America/Chicago")
 * // { open: true, closes: { at, date: "2026-11-20", weekday: "friday", time: "18:00", daysAhead: 0 } }
 */
export function openState(hours: OpeningHours, now: Date, timeZone: string): OpenState {
  const at = now.getTime();
  const today = zonedDateTime(at, timeZone).date;

  const moment = (instant: number): StoreMoment => {
    const { date, time } = zonedDateTime(instant, timeZone);
    const daysAhead = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
    return { at: new Date(instant), date, weekday: weekdayOf(date), time, daysAhead };
  };

  // Yesterday's hours may run past midnight.
  for (let day = -1; day <= HORIZON_DAYS; day += 1) {
    const date = addDays(today, day);
    const interval = intervalOn(hours, date, timeZone);
    if (interval === null || interval.end <= at) continue;
    if (interval.start > at) return { open: false, opens: moment(interval.start) };
    const end = endOfRun(hours, date, interval.end, timeZone);
    return { open: true, closes: end === null ? null : moment(end) };
  }
  return { open: false, opens: null };
}
