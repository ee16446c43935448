import { fail, succeed } from "@forecourt/result";
import { calendarDay, type Interval, isoDate, serialOf } from "./calendar-day.ts";
import { type FinanceResult, isTerm } from "./finance-result.ts";

/** 31 December 9999: later years have no date of ten characters. */
const LAST_SERIAL = 2_932_896;

/**
 * Lists the dates of regular payments as `YYYY-MM-DD`, including the first; use two monthly series for twice a month.
 *
 * In a month without that day the payment is due on its last day.
 *
 * @param series `every` is the whole months, days or both between two payments; a week is 7 days
 * @returns the dates, or `finance.invalid-date` (`first` is no date, an interval of nothing, or after the year 9999),
 * `finance.invalid-term` for a wrong `count`
 * @example dueDates({ first: "2026-01-31", count: 3, every: { months: 1 } }) // { ok: true, value: ["2026-01-31", "2026-02-28", "2026-03-31"] }
 */
export function dueDates(series: {
  first: string;
  count: number;
  every: Partial<Interval>;
}): FinanceResult<string[]> {
  const { first, count, every } = series;
  const { months = 0, days = 0 } = every;
  const start = calendarDay(first);
  if (!isTerm(count)) return fail("finance.invalid-term");
  if (!start || ![months, days].every(isInterval) || months + days === 0) return fail("finance.invalid-date");
  const serialAt = (index: number) => serialOf(start.month + index * months, start.day) + index * days;
  if (!(serialAt(count - 1) <= LAST_SERIAL)) return fail("finance.invalid-date");
  return succeed(Array.from({ length: count }, (_, index) => isoDate(serialAt(index))));
}

const isInterval = (length: number): boolean => Number.isSafeInteger(length) && length >= 0;
