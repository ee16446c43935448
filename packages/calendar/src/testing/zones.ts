import fc from "fast-check";

/** Zones with unusual rules. */
export const AWKWARD_ZONES = [
  "America/Chicago",
  "America/Phoenix", // no daylight time
  "America/St_Johns", // half an hour off, and clocks that once changed at 00:01
  "Australia/Lord_Howe", // clocks change by half an hour
  "Asia/Kathmandu", // 45 minutes
  "Pacific/Chatham", // 45 minutes, with daylight time
  "Pacific/Apia", // had no 2011-12-30
  "Pacific/Kiritimati", // 14 hours ahead
  "America/Santiago", // skips midnight
  "America/Havana", // skips midnight and shows it twice
  "Asia/Beirut", // skips midnight
  "America/Asuncion",
  "Africa/Casablanca", // changes around Ramadan
  "Antarctica/Troll", // by two hours
  "Europe/Dublin", // "negative" daylight time
  "Asia/Gaza",
  "UTC",
];

/** Any time zone; half of them from the list above. */
export const anyZone = fc.oneof(
  fc.constantFrom(...AWKWARD_ZONES),
  fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
);

/** A date from 2005 to 2036; half of them within a day of one of the zone's clock changes. */
export function dateIn(timeZone: string): fc.Arbitrary<string> {
  const any = fc
    .integer({ min: Date.UTC(2005, 0, 1) / 86_400_000, max: Date.UTC(2036, 11, 31) / 86_400_000 })
    .map(isoDay);
  const changing = fc
    .tuple(fc.integer({ min: 2005, max: 2036 }), fc.nat(), fc.integer({ min: -1, max: 1 }), any)
    .map(([year, pick, near, otherwise]) => {
      const changes = changeDays(year, timeZone);
      return changes.length === 0 ? otherwise : isoDay(changes[pick % changes.length]! + near);
    });
  return fc.oneof(any, changing);
}

function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** UTC days, counted from 1970, with a change of the zone's UTC offset. */
function changeDays(year: number, timeZone: string): number[] {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const first = Date.UTC(year, 0, 1) / 86_400_000;
  const offset = (day: number) => format.format(day * 86_400_000).split(", ")[1];
  return Array.from({ length: 366 }, (_, day) => first + day).filter(
    (day) => offset(day) !== offset(day + 1),
  );
}

/** Every instant on the grid with the given local date. Asks Intl about every minute of three days. */
export function instantsShowing(date: string, timeZone: string, gridMinutes: number): Map<string, number[]> {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const shown = new Map<string, number[]>();
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let at = noon - 36 * 3_600_000; at <= noon + 36 * 3_600_000; at += gridMinutes * 60_000) {
    const [day, time] = format.format(at).split(" ");
    if (day === date) shown.set(time!, [...(shown.get(time!) ?? []), at]);
  }
  return shown;
}
