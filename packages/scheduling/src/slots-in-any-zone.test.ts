import { clockTimeOf as clock } from "@forecourt/calendar";
import { anyZone, dateIn, instantsShowing } from "@forecourt/calendar/testing";
import { succeed } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSlot, type Schedule, slotsOn } from "./slots.ts";
import { everyDay } from "./testing/sample-hours.ts";

const never = { now: 0, booked: [] };
const schedule = (open: string, close: string, timeZone: string, changes: object = {}): Schedule => ({
  hours: everyDay(open, close),
  timeZone,
  settings: {
    lengthMinutes: 30,
    stepMinutes: 30,
    leadMinutes: 0,
    horizonDays: 1_000_000,
    capacity: 1,
    closingBufferMinutes: 0,
    ...changes,
  },
});
const starts = (date: string, of: Schedule) =>
  slotsOn(date, of, never).map(
    ({ start, time }) => `${time} ${new Date(start).toISOString().slice(11, 16)}Z`,
  );

describe("the day the clocks go forward", () => {
  test("skipped times are not offered", () => {
    expect(starts("2026-03-08", schedule("01:00", "04:00", "America/Chicago"))).toEqual([
      "01:00 07:00Z",
      "01:30 07:30Z",
      "03:00 08:00Z",
      "03:30 08:30Z",
    ]);
  });

  test("an appointment over the gap has its full duration", () => {
    const hour = schedule("01:00", "04:00", "America/Chicago", { lengthMinutes: 60 });
    const [, second] = slotsOn("2026-03-08", hour, never);
    expect(second).toMatchObject({ time: "01:30", end: Date.UTC(2026, 2, 8, 8, 30) });
  });

  test("a skipped opening or closing time moves by the gap", () => {
    expect(starts("2026-03-08", schedule("02:30", "04:30", "America/Chicago"))).toEqual([
      "03:30 08:30Z",
      "04:00 09:00Z",
    ]);
    expect(starts("2026-03-08", schedule("01:00", "02:30", "America/Chicago")).at(-1)).toBe("03:00 08:00Z");
  });

  test("a moved opening time is within the hours", () => {
    const skipped = schedule("02:30", "06:00", "America/Chicago", { stepMinutes: 45 });
    const opens = Date.UTC(2026, 2, 8, 8, 30);
    const code = (start: number) => {
      const checked = checkSlot(start, skipped, never);
      return checked.ok ? "ok" : checked.errors[0].code;
    };
    expect([code(opens - 1), code(opens)]).toEqual(["slot.closed", "slot.off-grid"]);
  });

  test("a day without midnight starts at 01:00", () => {
    expect(starts("2026-09-06", schedule("00:00", "02:00", "America/Santiago"))).toEqual([
      "01:00 04:00Z",
      "01:30 04:30Z",
    ]);
  });

  test("a gap of half an hour", () => {
    expect(starts("2026-10-04", schedule("01:00", "03:00", "Australia/Lord_Howe"))).toEqual([
      "01:00 14:30Z",
      "01:30 15:00Z",
      "02:30 15:30Z",
    ]);
  });
});

describe("the day the clocks go back", () => {
  test("the repeated hour is offered twice, in order", () => {
    expect(starts("2026-11-01", schedule("00:30", "02:30", "America/Chicago"))).toEqual([
      "00:30 05:30Z",
      "01:00 06:00Z",
      "01:30 06:30Z",
      "01:00 07:00Z",
      "01:30 07:30Z",
      "02:00 08:00Z",
    ]);
  });

  test("opens and closes at the first of two equal times", () => {
    expect(starts("2026-11-01", schedule("01:30", "02:00", "America/Chicago"))).toEqual([
      "01:30 06:30Z",
      "01:30 07:30Z",
    ]);
    expect(starts("2026-11-01", schedule("00:00", "01:30", "America/Chicago"))).toEqual([
      "00:00 05:00Z",
      "00:30 05:30Z",
      "01:00 06:00Z",
    ]);
  });

  test("hours past midnight end at the new day's local time", () => {
    expect(starts("2026-11-01", schedule("23:00", "02:00", "America/Chicago")).slice(0, 6)).toEqual([
      "00:00 05:00Z",
      "00:30 05:30Z",
      "01:00 06:00Z",
      "01:30 06:30Z",
      "01:00 07:00Z",
      "01:30 07:30Z",
    ]);
  });
});

const somewhere = anyZone.chain((timeZone) => fc.tuple(fc.constant(timeZone), dateIn(timeZone)));
const quarter = fc.integer({ min: 0, max: 95 });

test("in any zone and on any day, the starts are the local times between opening and closing", () => {
  const agrees = fc.property(
    somewhere,
    fc.tuple(quarter, quarter).filter(([a, b]) => a !== b),
    fc.constantFrom(10, 15, 20, 30, 45, 60, 90),
    fc.constantFrom(15, 30, 60, 120),
    ([timeZone, date], [a, b], stepMinutes, lengthMinutes) => {
      const open = Math.min(a, b) * 15;
      const close = Math.max(a, b) * 15;
      const shown = instantsShowing(date, timeZone, 5);
      const opens = shown.get(clock(open))?.[0];
      const closes = shown.get(clock(close))?.[0];
      fc.pre(opens !== undefined && closes !== undefined);
      const expected: number[] = [];
      for (let minutes = open; minutes < close; minutes += stepMinutes)
        for (const start of shown.get(clock(minutes)) ?? [])
          if (start >= opens && start + lengthMinutes * 60_000 <= closes) expected.push(start);
      const of = schedule(clock(open), clock(close), timeZone, { stepMinutes, lengthMinutes });
      const found = slotsOn(date, of, never);
      expect(found.map(({ start }) => start)).toEqual(expected.sort((x, y) => x - y));
      for (const { start, time } of found) expect(shown.get(time)).toContain(start);
    },
  );
  fc.assert(agrees, { numRuns: 100 });
});

test("every offered start passes checkSlot, for any hours", () => {
  const bookable = fc.property(somewhere, quarter, quarter, ([timeZone, date], open, close) => {
    const of = schedule(clock(open * 15), clock(close * 15), timeZone);
    const slots = slotsOn(date, of, never);
    expect(slots.map((slot) => checkSlot(slot.start, of, never))).toEqual(slots.map((slot) => succeed(slot)));
    expect(slots.every(({ start }, place) => place === 0 || start > slots[place - 1]!.start)).toBe(true);
  });
  fc.assert(bookable, { numRuns: 12 });
});
