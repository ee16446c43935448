import { calendarDay, type Interval, isoDate, serialOf } from "./calendar-day.ts";

/**
 * Lists the dates of regular payments as `YYYY-MM-DD`, including the first; use two monthly series for twice a month.
 *
 * In a month without that day the payment is due on its last day. Throws a RangeError when `first` is not a date.
 *
 * @param series `every` is the months, days or both between two payments; a week is 7 days
 * @example dueDates({ first: "2026-01-31", count: 3, every: { months: 1 } }) // ["2026-01-31", "2026-02-28", "2026-03-31"]
 */
export function dueDates(series: { first: string; count: number; every: Partial<Interval> }): string[] {
  const { first, count, every } = series;
  const { months = 0, days = 0 } = every;
  const start = calendarDay(first);
  if (!start) throw new RangeError(`finance: invalid date: ${first}`);
  return Array.from({ length: count }, (_, index) =>
    isoDate(serialOf(start.month + index * months, start.day) + index * days),
  );
}
