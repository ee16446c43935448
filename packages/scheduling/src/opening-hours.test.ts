import { describe, expect, test } from "vitest";
import { addDays, isCalendarDate, minutesOf, openMinutes, weekdayOf } from "./opening-hours.ts";
import { salesHours } from "./testing/sample-hours.ts";

test("weekdayOf knows the days of a week", () => {
  const days = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-11-15", day)));
  expect(days).toEqual(["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]);
});

test("addDays crosses months, years and leap days, both ways", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  for (let days = -800; days <= 800; days += 1)
    expect(addDays(addDays("2026-06-15", days), -days)).toBe("2026-06-15");
});

test.each([
  ["2026-11-20", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["20261120", false],
  ["+275760-09-14", false],
  [" 2026-11-20", false],
  ["", false],
  ["today", false],
])("isCalendarDate %j: %s", (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

test("minutesOf", () => {
  expect(["00:00", "09:30", "24:00"].map(minutesOf)).toEqual([0, 570, 1440]);
});

describe("openMinutes", () => {
  const on = (day: object) =>
    openMinutes({ ...salesHours, exceptions: [{ date: "2026-11-26", closed: false, ...day }] }, "2026-11-26");

  test("takes the weekday's hours", () => {
    expect(openMinutes(salesHours, "2026-11-19")).toEqual({ from: 540, to: 1140 });
    expect(openMinutes(salesHours, "2026-11-20")).toEqual({ from: 540, to: 1080 });
    expect(openMinutes(salesHours, "2026-11-22")).toBeNull();
  });

  test("prefers the exception of the date, both ways", () => {
    expect(on({ open: "10:00", close: "14:00" })).toEqual({ from: 600, to: 840 });
    expect(on({ closed: true, open: "10:00", close: "14:00" })).toBeNull();
    const sunday = {
      ...salesHours,
      exceptions: [{ date: "2026-11-22", closed: false, open: "12:00", close: "16:00" }],
    };
    expect(openMinutes(sunday, "2026-11-22")).toEqual({ from: 720, to: 960 });
    expect(openMinutes(sunday, "2026-11-29")).toBeNull();
  });

  test("without both times a day is closed", () => {
    expect(on({ open: "10:00" })).toBeNull();
    expect(on({ close: "10:00" })).toBeNull();
  });

  test("a close that is not after the open is on the next day", () => {
    expect(on({ open: "18:00", close: "02:00" })).toEqual({ from: 1080, to: 1560 });
    expect(on({ open: "00:00", close: "00:00" })).toEqual({ from: 0, to: 1440 });
    expect(on({ open: "00:00", close: "24:00" })).toEqual({ from: 0, to: 1440 });
    expect(on({ open: "18:00", close: "18:01" })).toEqual({ from: 1080, to: 1081 });
  });
});
