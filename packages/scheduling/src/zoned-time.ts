import type { CalendarDate, ClockTime } from "./opening-hours.ts";

const DAY = 86_400_000;

// Building a formatter costs about a hundred times as much as using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US-u-ca-iso8601-nu-latn", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** How far a wall clock of the zone is ahead of UTC at an instant, milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) part[type] = Number(value);
  const wall = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * What a wall clock of the time zone shows at an instant (milliseconds since 1970). `timeZone` is an IANA name.
 *
 * @throws RangeError when the time zone or the instant does not exist
 * @example wallTimeOf(Date.UTC(2026, 10, 20, 15), "America/Chicago") // { date: "2026-11-20", time: "09:00" }
 */
export function wallTimeOf(instant: number, timeZone: string): { date: CalendarDate; time: ClockTime } {
  const wall = new Date(instant + offsetAt(instant, timeZone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * The instants (milliseconds since 1970, in order) at which a wall clock of the time zone shows a date and a time:
 * one, none when the clock skips that time in spring, two when it shows it twice in autumn. Minutes count from the
 * date's midnight and may run past its end (docs/product/scheduling.md, "Clock changes").
 *
 * @throws RangeError when the time zone does not exist
 * @example instantsOf("2026-11-01", 90, "America/Chicago") // 1:30 before and after the clocks go back
 */
export function instantsOf(date: CalendarDate, minutes: number, timeZone: string): number[] {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const { before, after } = offsetsAround(wall, timeZone);
  if (before === after) return [wall - before];
  return [wall - before, wall - after]
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall)
    .sort((a, b) => a - b);
}

/** The first instant that shows a time; a time that the clock skips is later by what was skipped. */
export function firstInstantOf(date: CalendarDate, minutes: number, timeZone: string): number {
  const [first] = instantsOf(date, minutes, timeZone);
  if (first !== undefined) return first;
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  return wall - offsetsAround(wall, timeZone).before;
}

/** No zone is further than 14 hours from UTC or changes twice in two days, so these are the only candidates. */
function offsetsAround(wall: number, timeZone: string): { before: number; after: number } {
  return { before: offsetAt(wall - DAY, timeZone), after: offsetAt(wall + DAY, timeZone) };
}
