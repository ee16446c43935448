import { type CalendarDate, type Weekday, weekdayOf } from "./calendar-date.ts";
import { type ClockTime, minutesOf } from "./clock-time.ts";
import { firstInstantOf } from "./zoned-time.ts";

/**
 * Hours of a day. Times of a closed day are ignored; a closing time not after opening is on the next day.
 */
export type DayHours = { closed: boolean; open?: ClockTime | undefined; close?: ClockTime | undefined };

/** Hours of a date that override the weekday's, such as a holiday. */
export type DateHours = DayHours & { date: CalendarDate };

/** A department's weekly hours and exceptions (docs/product/dealership.md, "Hours"). */
export type OpeningHours = {
  workingHours: Record<Weekday, DayHours>;
  exceptions?: readonly DateHours[] | undefined;
};

/** `from` is minutes after midnight; `start` and `end` are instants. */
export type Opening = { from: number; start: number; end: number };

/**
 * Returns the hours of a date: its exception, or else its weekday's.
 *
 * @example hoursOn(profile.sales, "2026-11-26") // { closed: true }
 */
export function hoursOn(hours: OpeningHours, date: CalendarDate): DayHours {
  return hours.exceptions?.find((day) => day.date === date) ?? hours.workingHours[weekdayOf(date)];
}

/**
 * Returns the opening interval of a date (milliseconds since 1970); null when closed. A skipped time moves by the gap, a
 * repeated time is the first.
 *
 * @throws RangeError when the date or the time zone does not exist
 * @example openingOn(profile.sales, "2026-11-20", "America/Chicago") // { from: 540, start, end }
 */
export function openingOn(hours: OpeningHours, date: CalendarDate, timeZone: string): Opening | null {
  const { closed, open, close } = hoursOn(hours, date);
  if (closed || open === undefined || close === undefined) return null;
  const from = minutesOf(open);
  const to = minutesOf(close);
  const start = firstInstantOf(date, from, timeZone);
  const end = firstInstantOf(date, to > from ? to : to + 1440, timeZone);
  return end > start ? { from, start, end } : null;
}
