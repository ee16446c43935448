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
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/**
 * What calendar and clock show at an instant in a time zone: `YYYY-MM-DD` and `HH:MM`.
 *
 * Throws a RangeError for an unknown time zone or an invalid instant.
 */
export function zonedTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = formatterFor(timeZone).formatToParts(now);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return {
    date: `${part["year"]}-${part["month"]}-${part["day"]}`,
    time: `${part["hour"]}:${part["minute"]}`,
  };
}

/** The date some days later, `YYYY-MM-DD`; calendar days, so that no change of clocks moves it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/**
 * A vehicle's age in model years: the current year in the dealership's time zone − its model year. Next year's model is
 * −1.
 *
 * @param year model year, four digits
 * @param timeZone IANA name
 * @example modelAge(2011, new Date("2026-11-22T12:00:00Z"), "America/Chicago") // 15
 */
export function modelAge(year: number, now: Date, timeZone: string): number {
  return Number(zonedTime(now, timeZone).date.slice(0, 4)) - year;
}

/**
 * Whether a valuation is still good: through the end of its last day in the dealership's time zone
 * (docs/product/trade-in.md, "Validity").
 *
 * @param timeZone IANA name
 * @example isValuationValid({ validThrough: "2026-11-29" }, now, "America/Chicago")
 */
export function isValuationValid(
  { validThrough }: { validThrough: string },
  now: Date,
  timeZone: string,
): boolean {
  return zonedTime(now, timeZone).date <= validThrough;
}
