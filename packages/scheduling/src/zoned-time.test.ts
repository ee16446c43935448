import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyZone, dateIn, instantsShowing } from "./testing/zones.ts";
import { firstInstantOf, instantsOf, wallTimeOf } from "./zoned-time.ts";

const iso = (instants: number[]) => instants.map((at) => new Date(at).toISOString().slice(0, 16));

describe("instantsOf", () => {
  test.each([
    ["standard time", "2026-01-15", 540, "America/Chicago", ["2026-01-15T15:00"]],
    ["daylight time", "2026-07-15", 540, "America/Chicago", ["2026-07-15T14:00"]],
    ["the last minute before the gap", "2026-03-08", 119, "America/Chicago", ["2026-03-08T07:59"]],
    ["the first minute of the gap", "2026-03-08", 120, "America/Chicago", []],
    ["the last minute of the gap", "2026-03-08", 179, "America/Chicago", []],
    ["the first minute after the gap", "2026-03-08", 180, "America/Chicago", ["2026-03-08T08:00"]],
    ["the last minute shown once", "2026-11-01", 59, "America/Chicago", ["2026-11-01T05:59"]],
    [
      "the first minute shown twice",
      "2026-11-01",
      60,
      "America/Chicago",
      ["2026-11-01T06:00", "2026-11-01T07:00"],
    ],
    ["two o'clock is shown once", "2026-11-01", 120, "America/Chicago", ["2026-11-01T08:00"]],
    [
      "past the end of the day",
      "2026-10-31",
      1530,
      "America/Chicago",
      ["2026-11-01T06:30", "2026-11-01T07:30"],
    ],
    ["a gap of half an hour", "2026-10-04", 135, "Australia/Lord_Howe", []],
    ["after half an hour", "2026-10-04", 150, "Australia/Lord_Howe", ["2026-10-03T15:30"]],
    ["a skipped midnight", "2026-09-06", 0, "America/Santiago", []],
    ["a midnight shown twice", "2026-11-01", 0, "America/Havana", ["2026-11-01T04:00", "2026-11-01T05:00"]],
    ["a day that never was", "2011-12-30", 720, "Pacific/Apia", []],
    ["14 hours ahead", "2026-07-15", 0, "Pacific/Kiritimati", ["2026-07-14T10:00"]],
  ])("%s", (_name, date, minutes, timeZone, expected) => {
    expect(iso(instantsOf(date, minutes, timeZone))).toEqual(expected);
  });

  test("agrees with Intl about every time of any day in any zone", () => {
    const agrees = fc.property(
      anyZone.chain((timeZone) => fc.tuple(fc.constant(timeZone), dateIn(timeZone))),
      ([timeZone, date]) => {
        const shown = instantsShowing(date, timeZone, 15);
        for (let minutes = 0; minutes < 1440; minutes += 15) {
          const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
          expect(instantsOf(date, minutes, timeZone)).toEqual(shown.get(time) ?? []);
        }
      },
    );
    fc.assert(agrees, { numRuns: 100 });
  });
});

test("a skipped time begins later by what was skipped, a repeated one at the first", () => {
  const first = (date: string, minutes: number, zone: string) =>
    iso([firstInstantOf(date, minutes, zone)])[0];
  expect(first("2026-03-08", 150, "America/Chicago")).toBe("2026-03-08T08:30");
  expect(first("2026-11-01", 90, "America/Chicago")).toBe("2026-11-01T06:30");
  expect(first("2026-09-06", 0, "America/Santiago")).toBe("2026-09-06T04:00");
  expect(first("2026-11-20", 540, "America/Chicago")).toBe("2026-11-20T15:00");
});

test("wallTimeOf is what the clock on the wall shows", () => {
  expect(wallTimeOf(Date.UTC(2026, 10, 20, 15), "America/Chicago")).toEqual({
    date: "2026-11-20",
    time: "09:00",
  });
  expect(wallTimeOf(Date.UTC(2026, 10, 20, 18, 16), "Asia/Kathmandu")).toEqual({
    date: "2026-11-21",
    time: "00:01",
  });
  expect(() => wallTimeOf(0, "America/Springfield")).toThrow(RangeError);
});
