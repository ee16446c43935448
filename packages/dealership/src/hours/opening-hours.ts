/** Days of the week in the order the site lists them. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall-clock time of the store, `HH:MM` on a 24-hour clock; `24:00` is the midnight that ends the day. */
export type ClockTime = string;

/** Calendar date of the store, `YYYY-MM-DD`. */
export type CalendarDate = string;

/**
 * One day's hours. A closed day may keep its usual times, which are then ignored; a close before the open is
 * on the next day.
 */
export type DayHours = { closed: boolean; open?: ClockTime | undefined; close?: ClockTime | undefined };

/** Hours of one date that replace the weekday's, such as a holiday. */
export type DateHours = DayHours & { date: CalendarDate };

/** A department's week and the dates that differ from it (docs/product/dealership.md, "Hours"). */
export type OpeningHours = {
  workingHours: Record<Weekday, DayHours>;
  exceptions?: readonly DateHours[] | undefined;
};

/** Weekday of a calendar date. */
export function weekdayOf(date: CalendarDate): Weekday {
  // JavaScript counts from Sunday, the site from Monday.
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;
}

/** The calendar date `days` later (or earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Minutes after midnight of a clock time: `"09:30"` is 570. */
export function minutesOf(time: ClockTime): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
