import { describe, expect, it } from "vitest";
import { clockTime, theHour, weekdayName } from "./clock-words.ts";

describe("clockTime", () => {
  it.each([
    ["09:00", "en", "9\u00a0AM"],
    ["17:30", "en", "5:30\u00a0PM"],
    ["00:00", "en", "12\u00a0AM"],
    ["24:00", "en", "12\u00a0AM"],
  ] as const)("says %s in %s without a place to break", (time, locale, said) => {
    expect(clockTime(time, locale)).toBe(said);
  });

  it("has no place to break in Spanish either", () => {
    expect(clockTime("17:30", "es")).toMatch(/^5:30\u00a0p\.\u00a0?m\.$/);
  });
});

describe("theHour", () => {
  it.each([
    ["13:00", "en", "1 PM"],
    ["13:00", "es", "la 1 p.m."],
    ["01:30", "es", "la 1:30 a.m."],
    ["12:00", "es", "las 12 p.m."],
    ["19:00", "es", "las 7 p.m."],
  ] as const)("%s in %s is %s", (time, locale, said) => {
    expect(
      theHour(time, locale)
        .replace(/\u00a0(?=m)/, "")
        .replaceAll("\u00a0", " "),
    ).toBe(said);
  });
});

it("writes days small in Spanish", () => {
  expect([weekdayName("monday", "en"), weekdayName("monday", "es")]).toEqual(["Monday", "lunes"]);
});
