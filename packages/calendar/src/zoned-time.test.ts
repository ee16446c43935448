import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockTimeOf } from "./clock-time.ts";
import { anyZone, dateIn, instantsShowing } from "./testing/zones.ts";
import { firstInstantOf, instantsOf, isTimeZone, wallTimeOf, zonedIsoTime } from "./zoned-time.ts";

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

  test("agrees with Intl about every quarter of an hour of any day in any zone, both ways", () => {
    const agrees = fc.property(
      anyZone.chain((timeZone) => fc.tuple(fc.constant(timeZone), dateIn(timeZone))),
      ([timeZone, date]) => {
        const shown = instantsShowing(date, timeZone, 15);
        for (let minutes = 0; minutes < 1440; minutes += 15) {
          const found = instantsOf(date, minutes, timeZone);
          const time = clockTimeOf(minutes);
          expect(found).toEqual(shown.get(time) ?? []);
          for (const instant of found) expect(wallTimeOf(instant, timeZone)).toEqual({ date, time });
        }
      },
    );
    fc.assert(agrees, { numRuns: 100 });
  });
});

test("a skipped time moves by the gap, a repeated one is the first", () => {
  const first = (date: string, minutes: number, zone: string) =>
    iso([firstInstantOf(date, minutes, zone)])[0];
  expect(first("2026-03-08", 150, "America/Chicago")).toBe("2026-03-08T08:30");
  expect(first("2026-11-01", 90, "America/Chicago")).toBe("2026-11-01T06:30");
  expect(first("2026-09-06", 0, "America/Santiago")).toBe("2026-09-06T04:00");
  expect(first("2026-11-20", 540, "America/Chicago")).toBe("2026-11-20T15:00");
});

test.each([
  ["2026-11-20T15:00:00Z", "America/Chicago", "2026-11-20 09:00", "2026-11-20T09:00:00-06:00"],
  ["2026-07-04T18:30:59.999Z", "America/Chicago", "2026-07-04 13:30", "2026-07-04T13:30:59-05:00"],
  ["2026-11-01T06:30:00Z", "America/Chicago", "2026-11-01 01:30", "2026-11-01T01:30:00-05:00"],
  ["2026-11-01T07:30:00Z", "America/Chicago", "2026-11-01 01:30", "2026-11-01T01:30:00-06:00"],
  ["2026-11-20T18:16:00Z", "Asia/Kathmandu", "2026-11-21 00:01", "2026-11-21T00:01:00+05:45"],
  ["2026-12-31T20:00:00Z", "Pacific/Kiritimati", "2027-01-01 10:00", "2027-01-01T10:00:00+14:00"],
  ["2026-11-20T15:00:00Z", "UTC", "2026-11-20 15:00", "2026-11-20T15:00:00+00:00"],
])("at %s in %s the local time is %s", (iso, timeZone, wall, zoned) => {
  const instant = new Date(iso);
  expect(Object.values(wallTimeOf(instant, timeZone)).join(" ")).toBe(wall);
  expect(wallTimeOf(instant.getTime(), timeZone)).toEqual(wallTimeOf(instant, timeZone));
  expect(zonedIsoTime(instant, timeZone)).toBe(zoned);
});

test.each(["America/Springfield", "America/Springfield-05:00", "constructor", "", " "])(
  "%j is not a time zone",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(() => wallTimeOf(0, name)).toThrow(RangeError);
  },
);

test("an invalid instant or date throws", () => {
  expect(() => wallTimeOf(Number.NaN, "America/Chicago")).toThrow(RangeError);
  expect(() => instantsOf("today", 0, "America/Chicago")).toThrow(RangeError);
});
