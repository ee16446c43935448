const DAY_MS = 86_400_000;

/**
 * A date for arithmetic: `serial` is days since 1970, `month` is months since 1900. `day` is the nominal day of the
 * month: 31 for 28 February in a series of month-end dates.
 */
export type CalendarDay = { serial: number; month: number; day: number };

/** Whole months plus days. */
export type Interval = { months: number; days: number };

/** Parses `YYYY-MM-DD`; `null` when there is no such day. */
export function calendarDay(date: string): CalendarDay | null {
  const time = new Date(date);
  // Date rolls 30 February over and reads other formats: the text must survive a round trip.
  if (time.toJSON()?.slice(0, 10) !== date) return null;
  const month = (time.getUTCFullYear() - 1900) * 12 + time.getUTCMonth();
  return { serial: time.getTime() / DAY_MS, month, day: time.getUTCDate() };
}

/** Formats a serial day as `YYYY-MM-DD`. */
export function isoDate(serial: number): string {
  return new Date(serial * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the serial of a day of a month, at most the month's last day. */
export function serialOf(month: number, day: number): number {
  // Date.UTC reads the year 0 as 1900 and carries months beyond 11 into later years.
  return Math.min(Date.UTC(0, month, day), Date.UTC(0, month + 1, 0)) / DAY_MS;
}

/** Counts whole months back from the later day (Appendix J (b)(5)), and the remaining days. */
export function monthsBack(earlier: CalendarDay, later: CalendarDay): Interval {
  const months = later.month - earlier.month;
  const days = serialOf(earlier.month, later.day) - earlier.serial;
  return days >= 0
    ? { months, days }
    : { months: months - 1, days: serialOf(earlier.month + 1, later.day) - earlier.serial };
}

/**
 * Sorts a payment series by date, and sets the nominal day of month-end dates.
 *
 * The nominal day is the latest day of the month in the series.
 */
export function sortSeries<Dated extends CalendarDay>(dates: readonly Dated[]): Dated[] {
  const latest = Math.max(...dates.map(({ day }) => day));
  return dates
    .map((date) => (serialOf(date.month, 31) === date.serial ? { ...date, day: latest } : date))
    .sort((a, b) => a.serial - b.serial);
}
