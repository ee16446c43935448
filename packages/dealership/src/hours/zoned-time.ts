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

/** The wall clock of a time zone read as if it were UTC, in epoch milliseconds. */
function wallClock(at: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) part[type] = Number(value);
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

function offsetAt(at: number, timeZone: string): number {
  return wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
}

/** Calendar date and clock time that a wall clock of the time zone shows at an instant (epoch milliseconds). */
export function zonedDateTime(at: number, timeZone: string): { date: CalendarDate; time: ClockTime } {
  const iso = new Date(wallClock(at, timeZone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant (epoch milliseconds) at which a wall clock shows a date and a time, given in minutes after midnight.
 * A time that the clock skips in spring moves forward by the gap; a time it shows twice in autumn is the first one.
 */
export function instantOf(date: CalendarDate, minutes: number, timeZone: string): number {
  const wall = new Date(`${date}T00:00:00Z`).getTime() + minutes * 60_000;
  // Clocks change at most once in two days, so the offsets a day either side are the only candidates.
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const valid = [wall - before, wall - after].filter((at) => wallClock(at, timeZone) === wall);
  return valid.length > 0 ? Math.min(...valid) : wall - before;
}
