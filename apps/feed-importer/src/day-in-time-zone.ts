/**
 * The calendar day at a moment in a time zone, `YYYY-MM-DD`.
 *
 * @example dayInTimeZone(new Date("2026-08-01T03:00:00Z"), "America/Chicago") // "2026-07-31"
 */
export function dayInTimeZone(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}
