import { describe, expect, test } from "vitest";
import { addDays, isValuationValid, modelAge, zonedTime } from "./zoned-time.ts";

const CHICAGO = "America/Chicago";

describe("zonedTime", () => {
  test.each([
    ["2026-11-22T12:05:00Z", CHICAGO, "2026-11-22", "06:05"],
    ["2026-11-22T05:59:59Z", CHICAGO, "2026-11-21", "23:59"],
    ["2026-11-22T06:00:00Z", CHICAGO, "2026-11-22", "00:00"],
    ["2026-07-04T18:30:00Z", CHICAGO, "2026-07-04", "13:30"],
    ["2026-12-31T20:00:00Z", "Pacific/Kiritimati", "2027-01-01", "10:00"],
  ])("%s in %s is %s, %s", (now, timeZone, date, time) => {
    expect(zonedTime(new Date(now), timeZone)).toEqual({ date, time });
  });

  test("refuses an unknown time zone", () => {
    expect(() => zonedTime(new Date(0), "Springfield")).toThrow(RangeError);
  });
});

test.each([
  ["2026-11-22", 7, "2026-11-29"],
  ["2026-12-28", 7, "2027-01-04"],
  ["2028-02-28", 1, "2028-02-29"],
  // The clocks change on 1 November: a day of 25 hours.
  ["2026-10-31", 2, "2026-11-02"],
  ["2026-11-22", 0, "2026-11-22"],
])("%s and %d days is %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test("the age turns with the year of the dealership's time zone", () => {
  expect(modelAge(2011, new Date("2026-11-22T12:00:00Z"), CHICAGO)).toBe(15);
  expect(modelAge(2011, new Date("2027-01-01T05:59:00Z"), CHICAGO)).toBe(15);
  expect(modelAge(2011, new Date("2027-01-01T06:00:00Z"), CHICAGO)).toBe(16);
  expect(modelAge(2027, new Date("2026-11-22T12:00:00Z"), CHICAGO)).toBe(-1);
});

test("a valuation is good through the end of its last day in the dealership's time zone", () => {
  const valuation = { validThrough: "2026-11-29" };
  expect(isValuationValid(valuation, new Date("2026-11-22T12:00:00Z"), CHICAGO)).toBe(true);
  expect(isValuationValid(valuation, new Date("2026-11-30T05:59:59Z"), CHICAGO)).toBe(true);
  expect(isValuationValid(valuation, new Date("2026-11-30T06:00:00Z"), CHICAGO)).toBe(false);
});
