import { WEEKDAYS } from "@forecourt/calendar";
import { describe, expect, test } from "vitest";
import { openingHoursSchema } from "./opening-hours-schema.ts";

function week(day: unknown, rest: object = {}) {
  return { workingHours: Object.fromEntries(WEEKDAYS.map((name) => [name, day])), ...rest };
}

function codes(input: unknown): string[] {
  const parsed = openingHoursSchema.safeParse(input);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ message }) => message))];
}

describe("opening hours of a day", () => {
  test.each([
    ["open", { closed: false, open: "09:00", close: "19:00" }],
    ["open past midnight", { closed: false, open: "18:00", close: "02:00" }],
    ["open to midnight", { closed: false, open: "00:00", close: "24:00" }],
    ["closed", { closed: true }],
    ["closed with its usual times", { closed: true, open: "09:00", close: "19:00" }],
  ])("may be %s", (_name, day) => {
    expect(codes(week(day))).toEqual([]);
  });

  test.each([
    ["open without times", { closed: false }, ["hours.times-missing"]],
    ["open without a close", { closed: false, open: "09:00" }, ["hours.times-missing"]],
    ["open for no time at all", { closed: false, open: "09:00", close: "09:00" }, ["hours.times-equal"]],
    ["opening at 24:00", { closed: false, open: "24:00", close: "09:00" }, ["hours.time"]],
    ["written with AM and PM", { closed: false, open: "9 AM", close: "7 PM" }, ["hours.time"]],
  ])("may not be %s", (_name, day, expected) => {
    expect(codes(week(day))).toEqual(expected);
  });
});

test("exceptions have a real date", () => {
  expect(codes(week({ closed: true }, { exceptions: [{ date: "2026-12-25", closed: true }] }))).toEqual([]);
  expect(codes(week({ closed: true }, { exceptions: [{ date: "2026-02-30", closed: true }] }))).not.toEqual(
    [],
  );
});

test("a date has one exception", () => {
  const christmas = { date: "2026-12-25", closed: true };
  expect(
    codes(week({ closed: true }, { exceptions: [christmas, { ...christmas, date: "2026-12-26" }] })),
  ).toEqual([]);
  expect(codes(week({ closed: true }, { exceptions: [christmas, christmas] }))).toEqual([
    "hours.duplicate-date",
  ]);
});

test("a missing weekday is an error", () => {
  const { sunday: _, ...workingHours } = week({ closed: true }).workingHours;
  expect(openingHoursSchema.safeParse({ workingHours }).success).toBe(false);
});
