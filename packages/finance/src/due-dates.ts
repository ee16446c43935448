import { calendarDay, type Interval, isoDate, serialOf } from "./calendar-day.ts";

/**
 * The dates of regular payments, `YYYY-MM-DD`, the first included; twice a month is two monthly series.
 *
 * A day that a month does not have becomes its last one, so a series from the 31st is due on last days. Throws a
 * RangeError when the first date is none.
 *
 * @param series `every` is the months, days or both between two payments; a week is 7 days
 * @example dueDates({ first: "2026-01-31", count: 3, every: { months: 1 } }) // ["2026-01-31", "2026-02-28", "2026-03-31"]
 */
export function dueDates(series: { first: string; count: number; every: Partial<Interval> }): string[] {
  const { first, count, every } = series;
  const { months = 0, days = 0 } = every;
  const start = calendarDay(first);
  if (!start) throw new RangeError(`finance: no date: ${first}`);
  return Array.from({ length: count }, (_, index) =>
    isoDate(serialOf(start.month + index * months, start.day) + index * days),
  );
}
