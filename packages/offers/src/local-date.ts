/** Formatters by time zone: building one is slow, and a list page asks for the date once per offer. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar date at an instant in a time zone, `YYYY-MM-DD`.
 *
 * Such dates compare as strings. Throws a RangeError for an unknown time zone or an invalid instant.
 *
 * @param timeZone IANA name
 * @example localDate(new Date("2026-12-01T04:00:00Z"), "America/Chicago") // "2026-11-30"
 */
export function localDate(now: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  const parts: Record<string, string> = {};
  for (const { type, value } of formatter.formatToParts(now)) parts[type] = value;
  return `${parts["year"]!.padStart(4, "0")}-${parts["month"]}-${parts["day"]}`;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The calendar date an ISO 8601 date or timestamp falls on in a time zone, or `null` when it is not one.
 *
 * Without an offset the date is taken as written: whoever wrote it meant the dealership's own calendar.
 *
 * @example isoToLocalDate("2026-11-30T23:59:59-06:00", "America/Chicago") // "2026-11-30"
 */
export function isoToLocalDate(iso: string, timeZone: string): string | null {
  const match = ISO.exec(iso);
  if (!match) return null;
  const [, date, offset] = match;
  const atMidnight = Date.parse(`${date}T00:00:00Z`);
  // Date.parse rolls 30 February over to March: a date that does not come back is not one.
  if (Number.isNaN(atMidnight) || new Date(atMidnight).toISOString().slice(0, 10) !== date) return null;
  if (!offset) return date!;
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? null : localDate(new Date(instant), timeZone);
}
