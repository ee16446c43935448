import { type CalendarDate, type Weekday, weekdayOf } from "./calendar-date.ts";
import { type ClockTime, minutesOf } from "./clock-time.ts";
import { firstInstantOf } from "./zoned-time.ts";

/**
 * One day's hours. A closed day may keep its usual times, which are then ignored; a close that is not after the open
 * is on the next day.
 */
export type DayHours = { closed: boolean; open?: ClockTime | undefined; close?: ClockTime | undefined };

/** Hours of one date that replace the weekday's, such as a holiday. */
export type DateHours = DayHours & { date: CalendarDate };

/** A department's week and the dates that differ from it (docs/product/dealership.md, "Hours"). */
export type OpeningHours = {
  workingHours: Record<Weekday, DayHours>;
  exceptions?: readonly DateHours[] | undefined;
};

/** When a date's hours begin, in minutes after its midnight, and the instants between which they lie. */
export type Opening = { from: number; start: number; end: number };

/**
 * The hours of a date: its exception if it has one, otherwise its weekday's.
 *
 * @example hoursOn(profile.sales, "2026-11-26") // { closed: true }
 */
export function hoursOn(hours: OpeningHours, date: CalendarDate): DayHours {
  return hours.exceptions?.find((day) => day.date === date) ?? hours.workingHours[weekdayOf(date)];
}

/**
 * From when to when (milliseconds since 1970) a department is open on the hours of a date; null when it is closed. A
 * time that the clock skips is later by the gap, a time that it shows twice is the first.
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
