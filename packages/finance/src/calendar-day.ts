const DAY_MS = 86_400_000;

/**
 * A date as arithmetic needs it: days since 1970, months since 1900, and the day of the month that it stands for,
 * which is 31 for the last day of February in a series that is due on last days.
 */
export type CalendarDay = { serial: number; month: number; day: number };

/** Whole months and the days beside them. */
export type Interval = { months: number; days: number };

/** Reads `YYYY-MM-DD`; `null` when there is no such day. */
export function calendarDay(date: string): CalendarDay | null {
  const time = new Date(date);
  // 30 February rolls over to March, and other ways of writing are read too: what does not come back is not one.
  if (time.toJSON()?.slice(0, 10) !== date) return null;
  const month = (time.getUTCFullYear() - 1900) * 12 + time.getUTCMonth();
  return { serial: time.getTime() / DAY_MS, month, day: time.getUTCDate() };
}

/** Writes a serial day as `YYYY-MM-DD`. */
export function isoDate(serial: number): string {
  return new Date(serial * DAY_MS).toISOString().slice(0, 10);
}

/** The serial of a day of a month, or of the month's last day when it has no such day. */
export function serialOf(month: number, day: number): number {
  // To Date.UTC the year 0 is 1900, and a thirteenth month the first of the next year.
  return Math.min(Date.UTC(0, month, day), Date.UTC(0, month + 1, 0)) / DAY_MS;
}

/** Whole months measured back from a later day towards an earlier one, and the days left over before them. */
export function monthsBack(earlier: CalendarDay, later: CalendarDay): Interval {
  const months = later.month - earlier.month;
  const days = serialOf(earlier.month, later.day) - earlier.serial;
  return days >= 0
    ? { months, days }
    : { months: months - 1, days: serialOf(earlier.month + 1, later.day) - earlier.serial };
}

/**
 * Puts the days of a series in order and finds the day of the month that its last days stand for: the latest that
 * any of its dates has.
 */
export function inSeries<Dated extends CalendarDay>(dates: readonly Dated[]): Dated[] {
  const latest = Math.max(...dates.map(({ day }) => day));
  return dates
    .map((date) => (serialOf(date.month, 31) === date.serial ? { ...date, day: latest } : date))
    .sort((a, b) => a.serial - b.serial);
}
