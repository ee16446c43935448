import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, WEEKDAYS, weekdayOf } from "./calendar-date.ts";
import { clockTimeOf } from "./clock-time.ts";
import { openState } from "./open-state.ts";
import { type DayHours, hoursOn, type OpeningHours } from "./opening-hours.ts";
import { anyZone, dateIn } from "./testing/zones.ts";

// UTC offsets, clock changes and the times below are all multiples of 15 minutes.
const QUARTER = 15 * 60_000;
const DAY = 86_400_000;

/** Returns Intl's local time of an instant, the reference's only source about time zones. */
function wallClockOf(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const seen = new Map<number, string>();
  return (at) => {
    const text = seen.get(at) ?? format.format(at);
    seen.set(at, text);
    return text;
  };
}

/** Finds the first instant with a local date and time, by checking every quarter hour. */
function firstShowing(date: string, time: string, wallClock: (at: number) => string): number {
  const wanted = `${date} ${time}`;
  const around = Date.parse(`${date}T${time}:00Z`);
  let before = around - DAY;
  for (let at = before; at <= around + DAY; at += QUARTER) {
    const shown = wallClock(at);
    if (shown === wanted) return at;
    if (shown < wanted) before = at;
    // A skipped time moves by the gap.
    else
      return (
        before +
        (Date.parse(`${wanted.replace(" ", "T")}:00Z`) -
          Date.parse(`${wallClock(before).replace(" ", "T")}:00Z`))
      );
  }
  throw new Error(`${wanted} is never shown`);
}

/** Lists the opening intervals day by day. */
function openings(hours: OpeningHours, from: string, days: number, wallClock: (at: number) => string) {
  const list: [start: number, end: number][] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(from, day);
    const { closed, open = "", close = "" } = hoursOn(hours, date);
    if (closed) continue;
    const lastDate = close > open && close !== "24:00" ? date : addDays(date, 1);
    const end = firstShowing(lastDate, close.replace("24", "00"), wallClock);
    list.push([firstShowing(date, open, wallClock), end]);
  }
  return list.filter(([start, end]) => end > start);
}

/** Half of all times are near clock changes. */
const clock = fc
  .oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 95 }))
  .map((quarter) => clockTimeOf(quarter * 15));
const day: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant({ closed: true }),
  fc
    .record({ closed: fc.constant(false), open: clock, close: fc.oneof(clock, fc.constant("24:00")) })
    .filter(({ open, close }) => open !== close),
);
const week = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day]))) as fc.Arbitrary<
  OpeningHours["workingHours"]
>;

test("in every time zone, around every clock change, the state agrees with Intl", () => {
  const when = fc.record({
    place: anyZone.chain((timeZone) => fc.tuple(fc.constant(timeZone), dateIn(timeZone))),
    quarters: fc.integer({ min: -96, max: 96 }),
    holiday: fc.integer({ min: -2, max: 3 }),
    holidayHours: day,
    workingHours: week,
  });
  fc.assert(
    fc.property(when, ({ place: [timeZone, date], quarters, holiday, holidayHours, workingHours }) => {
      const now = Date.parse(date) + quarters * QUARTER;
      const wallClock = wallClockOf(timeZone);
      const today = wallClock(now).slice(0, 10);
      const exceptions = [{ ...holidayHours, date: addDays(today, holiday) }];
      const hours: OpeningHours = { workingHours, exceptions };

      const expected = openings(hours, addDays(today, -2), 20, wallClock);
      const isOpen = (at: number) => expected.some(([start, end]) => start <= at && at < end);
      const edges = expected
        .flat()
        .filter((at) => at > now)
        .sort((a, b) => a - b);
      const next = edges.find((at) => isOpen(at) !== isOpen(now));

      const state = openState(hours, new Date(now), timeZone);
      expect(state.open).toBe(isOpen(now));
      const moment = state.open ? state.closes : state.opens;
      // The list has twenty days; longer closures are tested in open-state.test.ts.
      if (next === undefined || next > now + 14 * DAY) return;
      expect(moment?.at.getTime()).toBe(next);
      expect(`${moment?.date} ${moment?.time}`).toBe(wallClock(next));
      expect(moment?.weekday).toBe(weekdayOf(wallClock(next).slice(0, 10)));
      expect(moment?.daysAhead).toBe(daysBetween(today, moment!.date));
    }),
    { numRuns: 80 },
  );
});
