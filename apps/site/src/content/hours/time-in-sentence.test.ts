import { describe, expect, it } from "vitest";
import { timeInSentence } from "./time-in-sentence.ts";

describe("timeInSentence", () => {
  it.each([
    ["13:00", "en", "1 PM"],
    ["13:00", "es", "la 1 p.m."],
    ["01:30", "es", "la 1:30 a.m."],
    ["12:00", "es", "las 12 p.m."],
    ["19:00", "es", "las 7 p.m."],
  ] as const)("%s in %s is %s", (time, locale, text) => {
    expect(
      timeInSentence(time, locale)
        .replace(/\u00a0(?=m)/, "")
        .replaceAll("\u00a0", " "),
    ).toBe(text);
  });
});
