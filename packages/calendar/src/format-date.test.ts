import { describe, expect, test } from "vitest";
import { formatClockTime, formatDate, formatWeekday } from "./format-date.ts";

describe("formatDate", () => {
  test.each([
    ["en", "November 30, 2026"],
    ["es", "30 de noviembre de 2026"],
  ] as const)("long in %s", (locale, expected) => {
    expect(formatDate("2026-11-30", locale, { dateStyle: "long" })).toBe(expected);
  });

  test("keeps the date for any time zone in the options", () => {
    const style = { month: "short", day: "numeric", timeZone: "America/Chicago" } as const;
    expect(formatDate("2026-11-30", "en", style)).toBe("Nov 30");
  });

  test("leaves an empty text empty", () => {
    expect(formatDate("", "en", { dateStyle: "long" })).toBe("");
  });
});

test("formatWeekday", () => {
  expect([formatWeekday("monday", "en"), formatWeekday("sunday", "es")]).toEqual(["Monday", "domingo"]);
  expect(formatWeekday("thursday", "en", "short")).toBe("Thu");
});

test.each([
  ["09:00", "en", "9\u00a0AM"],
  ["17:30", "en", "5:30\u00a0PM"],
  ["00:00", "en", "12\u00a0AM"],
  ["24:00", "en", "12\u00a0AM"],
] as const)("formatClockTime writes %s in %s as %j", (time, locale, expected) => {
  expect(formatClockTime(time, locale)).toBe(expected);
});

test("formatClockTime has only non-breaking spaces in Spanish", () => {
  expect(formatClockTime("17:30", "es")).toMatch(/^5:30\u00a0p\.\u00a0?m\.$/);
});
