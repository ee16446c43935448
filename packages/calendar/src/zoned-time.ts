import { tzOffset } from "@date-fns/tz/tzOffset";
import { type CalendarDate, utcMidnight } from "./calendar-date.ts";
import type { ClockTime } from "./clock-time.ts";

const DAY = 86_400_000;

/** Cache of valid time zones, because the check is slow. */
const known = new Set<string>();

/**
 * Tells whether a text is a time zone.
 *
 * @example isTimeZone("America/Chicago") // true
 */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
  known.add(name);
  return true;
}

/** UTC offset of the zone at an instant, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  // tzOffset accepts some names that are not zones.
  const minutes = isTimeZone(timeZone) ? tzOffset(timeZone, new Date(instant)) : Number.NaN;
  if (Number.isNaN(minutes))
    throw new RangeError(`calendar: no such time zone or instant: ${timeZone}, ${instant}`);
  return Math.round(minutes * 60_000);
}

/** Formats local time as ISO 8601 without an offset. */
function wallClock(instant: number, offset: number): string {
  return new Date(instant + offset).toISOString().slice(0, 19);
}

/**
 * Returns the local date and time of an instant (a Date, or milliseconds since 1970). `timeZone` is an IANA name.
 *
 * @throws RangeError when the time zone or the instant does not exist
 * @example wallTimeOf(Date.UTC(2026, 10, 20, 15), "America/Chicago") // { date: "2026-11-20", time: "09:00" }
 */
export function wallTimeOf(
  instant: Date | number,
  timeZone: string,
): { date: CalendarDate; time: ClockTime } {
  const wall = wallClock(Number(instant), offsetAt(Number(instant), timeZone));
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * Formats an instant as ISO 8601 to the second, with the zone's offset.
 *
 * @throws RangeError when the time zone or the instant does not exist
 * @example zonedIsoTime(Date.UTC(2026, 10, 20, 15), "America/Chicago") // "2026-11-20T09:00:00-06:00"
 */
export function zonedIsoTime(instant: Date | number, timeZone: string): string {
  const offset = offsetAt(Number(instant), timeZone);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${wallClock(Number(instant), offset)}${offset < 0 ? "-" : "+"}${distance}`;
}

/**
 * Lists the instants (milliseconds since 1970) of a local date and time: one, none for a skipped time, two for a
 * repeated one. Minutes count from the date's midnight and may exceed a day (docs/product/scheduling.md, "Clock
 * changes").
 *
 * @throws RangeError when the date or the time zone does not exist
 * @example instantsOf("2026-11-01", 90, "America/Chicago") // 1:30 before and after the clocks go back
 */
export function instantsOf(date: CalendarDate, minutes: number, timeZone: string): number[] {
  const wall = utcMidnight(date) + minutes * 60_000;
  const { before, after } = offsetsAround(wall, timeZone);
  if (before === after) return [wall - before];
  return [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
}

/**
 * Returns the first instant (milliseconds since 1970) of a local time. A skipped time moves by the gap.
 *
 * @throws RangeError when the date or the time zone does not exist
 * @example firstInstantOf("2026-03-08", 150, "America/Chicago") // 3:30, since 2:30 is skipped
 */
export function firstInstantOf(date: CalendarDate, minutes: number, timeZone: string): number {
  const [first] = instantsOf(date, minutes, timeZone);
  if (first !== undefined) return first;
  const wall = utcMidnight(date) + minutes * 60_000;
  return wall - offsetsAround(wall, timeZone).before;
}

/** The only candidates: no zone is over 14 hours from UTC or changes twice in two days. */
function offsetsAround(wall: number, timeZone: string): { before: number; after: number } {
  return { before: offsetAt(wall - DAY, timeZone), after: offsetAt(wall + DAY, timeZone) };
}
