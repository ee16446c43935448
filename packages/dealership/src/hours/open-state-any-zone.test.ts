import fc from "fast-check";
import { expect, test } from "vitest";
import { openState } from "./open-state.ts";
import { type DayHours, type OpeningHours, WEEKDAYS, weekdayOf } from "./opening-hours.ts";

// Every offset and every clock change in use today is on the quarter hour, and so is every time below.
const QUARTER = 15 * 60_000;
const DAY = 86_400_000;

/** What the platform says a wall clock shows at an instant: the only thing this oracle knows of time zones. */
function wallClockOf(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const seen = new Map<number, string>();
  return (at) => {
    const text = seen.get(at) ?? format.format(at);
    seen.set(at, text);
    return text;
  };
}

/** The first instant at which the clock shows a date and a time, found by looking at every quarter of an hour. */
function firstShowing(date: string, time: string, wallClock: (at: number) => string): number {
  const wanted = `${date} ${time}`;
  const around = Date.parse(`${date}T${time}:00Z`);
  let before = around - DAY;
  for (let at = before; at <= around + DAY; at += QUARTER) {
    const shown = wallClock(at);
    if (shown === wanted) return at;
    if (shown < wanted) before = at;
    // The clock has jumped over it: it comes as much later as the clock was set forward.
    else
      return (
        before +
        (Date.parse(`${wanted.replace(" ", "T")}:00Z`) -
          Date.parse(`${wallClock(before).replace(" ", "T")}:00Z`))
      );
  }
  throw new Error(`${wanted} is never shown`);
}

const nextDay = (date: string) => new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);

/** From when to when a department is open, written down day by day. */
function openings(hours: OpeningHours, from: string, days: number, wallClock: (at: number) => string) {
  const list: [start: number, end: number][] = [];
  for (let date = from, day = 0; day < days; date = nextDay(date), day += 1) {
    const exception = hours.exceptions?.find((entry) => entry.date === date);
    const { closed, open = "", close = "" } = exception ?? hours.workingHours[weekdayOf(date)];
    if (closed) continue;
    const end =
      close === "24:00" ? [nextDay(date), "00:00"] : close > open ? [date, close] : [nextDay(date), close];
    list.push([firstShowing(date, open, wallClock), firstShowing(end[0]!, end[1]!, wallClock)]);
  }
  return list.filter(([start, end]) => end > start);
}

/** Half of all times are in the hours in which clocks change. */
const clock = fc
  .oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 95 }))
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`,
  );
const day: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant({ closed: true }),
  fc
    .record({ closed: fc.constant(false), open: clock, close: fc.oneof(clock, fc.constant("24:00")) })
    .filter(({ open, close }) => open !== close),
);
const week = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day]))) as fc.Arbitrary<
  OpeningHours["workingHours"]
>;

const zones = Intl.supportedValuesOf("timeZone");
/** Zones that change their clocks, by half an hour, at midnight, or the other way round in winter, as often as all others. */
const zone = fc.oneof(
  fc.constantFrom(...zones),
  fc.constantFrom(
    "America/Chicago",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Europe/Dublin",
    "Africa/Casablanca",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Pacific/Chatham",
  ),
);

/** Instants near a change of the clocks, when the zone has one that year. */
function nearChange(timeZone: string, year: number, which: number): number[] {
  const wallClock = wallClockOf(timeZone);
  const offset = (at: number) => Date.parse(`${wallClock(at).replace(" ", "T")}:00Z`) - at;
  const changes: number[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) {
    if (offset(at) !== offset(at + DAY)) changes.push(at);
  }
  return changes.length === 0 ? [] : [changes[which % changes.length]!];
}

test("in every time zone, around every clock change, a sign on the door says what the clocks say", () => {
  const when = fc.record({
    timeZone: zone,
    year: fc.integer({ min: 2020, max: 2030 }),
    which: fc.nat(),
    quarters: fc.integer({ min: -96, max: 96 }),
    holiday: fc.integer({ min: -2, max: 3 }),
    holidayHours: day,
    workingHours: week,
  });
  fc.assert(
    fc.property(when, ({ timeZone, year, which, quarters, holiday, holidayHours, workingHours }) => {
      const [change = Date.UTC(year, which % 12, 1 + (which % 28))] = nearChange(timeZone, year, which);
      const now = change + quarters * QUARTER;
      const wallClock = wallClockOf(timeZone);
      const today = wallClock(now).slice(0, 10);
      const dateAt = (days: number) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10);
      const hours: OpeningHours = { workingHours, exceptions: [{ ...holidayHours, date: dateAt(holiday) }] };

      const expected = openings(hours, dateAt(-2), 20, wallClock);
      const isOpen = (at: number) => expected.some(([start, end]) => start <= at && at < end);
      const edges = expected
        .flat()
        .filter((at) => at > now)
        .sort((a, b) => a - b);
      const next = edges.find((at) => isOpen(at) !== isOpen(now));

      const state = openState(hours, new Date(now), timeZone);
      expect(state.open).toBe(isOpen(now));
      const moment = state.open ? state.closes : state.opens;
      // The list ends after twenty days; what goes on for longer is looked at elsewhere.
      if (next === undefined || next > now + 14 * DAY) return;
      expect(moment?.at.getTime()).toBe(next);
      expect(`${moment?.date} ${moment?.time}`).toBe(wallClock(next));
      expect(moment?.weekday).toBe(weekdayOf(wallClock(next).slice(0, 10)));
      expect(moment?.daysAhead).toBe((Date.parse(moment!.date) - Date.parse(today)) / DAY);
    }),
    { numRuns: 80 },
  );
});
