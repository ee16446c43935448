export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** Wall-clock time of the dealership, `HH:MM` on a 24-hour clock; `24:00` is the midnight that ends the day. */
export type ClockTime = string;

/** Calendar date of the dealership, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** One day's hours. A closed day's times are ignored; a close that is not after the open is on the next day. */
export type DayHours = { closed: boolean; open?: ClockTime | undefined; close?: ClockTime | undefined };

/** A department's week, and the dates that differ from it: holidays, closures, special hours. */
export type OpeningHours = {
  workingHours: Record<Weekday, DayHours>;
  exceptions?: readonly (DayHours & { date: CalendarDate })[] | undefined;
};

// JavaScript counts the days of a week from Sunday.
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}

/** Whether a text is a date of the calendar, such as one that a shopper's link carries. */
export function isCalendarDate(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text;
}

/** The calendar date `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Minutes after midnight: `"09:30"` is 570. */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Opening and closing of a date in minutes after its midnight, the closing always later; null when closed. */
export function openMinutes(hours: OpeningHours, date: CalendarDate): { from: number; to: number } | null {
  const day =
    hours.exceptions?.find((exception) => exception.date === date) ?? hours.workingHours[weekdayOf(date)];
  if (day.closed || day.open === undefined || day.close === undefined) return null;
  const from = minutesOf(day.open);
  const to = minutesOf(day.close);
  return { from, to: to > from ? to : to + 1440 };
}
