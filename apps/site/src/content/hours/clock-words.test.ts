import { describe, expect, it } from "vitest";
import { clockTime } from "./clock-words.ts";

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
