import { type CalendarDate, isCalendarDate } from "./calendar-date.ts";
import { wallTimeOf } from "./zoned-time.ts";

/**
 * Returns the local date of an instant (a Date, or milliseconds since 1970). `timeZone` is an IANA name.
 *
 * @throws RangeError when the time zone or the instant does not exist
 * @example localDate(new Date("2026-12-01T04:00:00Z"), "America/Chicago") // "2026-11-30"
 */
export function localDate(instant: Date | number, timeZone: string): CalendarDate {
  return wallTimeOf(instant, timeZone).date;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Returns the local date of an ISO 8601 date or timestamp; null for other text.
 *
 * A timestamp without an offset keeps its date: it is in the dealership's local time.
 *
 * @example isoToLocalDate("2026-11-30T23:59:59-06:00", "America/Chicago") // "2026-11-30"
 */
export function isoToLocalDate(iso: string, timeZone: string): CalendarDate | null {
  const [, date = "", offset] = ISO.exec(iso) ?? [];
  if (!isCalendarDate(date)) return null;
  if (!offset) return date;
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? null : localDate(instant, timeZone);
}
