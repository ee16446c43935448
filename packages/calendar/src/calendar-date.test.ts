import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  isCalendarDate,
  lastDayOfMonth,
  WEEKDAYS,
  weekdayOf,
} from "./calendar-date.ts";

test("weekdayOf returns the seven days from Monday", () => {
  const days = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-11-16", day)));
  expect(days).toEqual([...WEEKDAYS]);
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-11-22", 0, "2026-11-22"],
])("%s plus %d days is %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test("daysBetween undoes addDays", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
      const moved = addDays("2026-06-15", days);
      expect(daysBetween("2026-06-15", moved)).toBe(days);
      expect(addDays(moved, -days)).toBe("2026-06-15");
    }),
  );
});

test.each([
  ["2026-11-20", "2026-11-30"],
  ["2026-12-01", "2026-12-31"],
  ["2026-02-28", "2026-02-28"],
  ["2028-02-01", "2028-02-29"],
])("the month of %s ends on %s", (date, expected) => {
  expect(lastDayOfMonth(date)).toBe(expected);
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
