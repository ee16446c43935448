/** A date of the calendar, `YYYY-MM-DD`. Dates compare as strings. */
export type CalendarDate = string;

/** Days of the week, Monday first. */
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

const DAY = 86_400_000;

/** UTC midnight of a date, milliseconds since 1970; NaN for an invalid date. */
export function utcMidnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateAt(utcTime: number): CalendarDate {
  return new Date(utcTime).toISOString().slice(0, 10);
}

/**
 * Tells whether a text is an existing date.
 *
 * @example isCalendarDate("2026-02-30") // false
 */
export function isCalendarDate(text: string): boolean {
  const midnight = utcMidnight(text);
  // Date.parse accepts 30 February as 2 March, so the result is compared with the text.
  return !Number.isNaN(midnight) && dateAt(midnight) === text;
}

/**
 * Adds days to a date; negative subtracts.
 *
 * @example addDays("2026-12-31", 1) // "2027-01-01"
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateAt(utcMidnight(date) + days * DAY);
}

/**
 * Counts the days from one date to another; negative when the other is earlier.
 *
 * @example daysBetween("2026-11-20", "2026-11-30") // 10
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/**
 * The last date of a date's month.
 *
 * @example lastDayOfMonth("2028-02-10") // "2028-02-29"
 */
export function lastDayOfMonth(date: CalendarDate): CalendarDate {
  const [year = 0, month = 0] = date.split("-").map(Number);
  // Day 0 of the next month is the last of this one.
  return dateAt(Date.UTC(year, month, 0));
}

/**
 * The weekday of a date.
 *
 * @example weekdayOf("2026-11-20") // "friday"
 */
export function weekdayOf(date: CalendarDate): Weekday {
  // JavaScript counts from Sunday.
  return WEEKDAYS[(new Date(utcMidnight(date)).getUTCDay() + 6) % 7]!;
}
