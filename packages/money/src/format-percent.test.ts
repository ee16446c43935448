import { describe, expect, test } from "vitest";
import { formatPercent } from "./format-percent.ts";

describe("formatPercent", () => {
  test.each([
    [699, "en", undefined, "6.99%"],
    [650, "en", undefined, "6.5%"],
    [650, "en", 2, "6.50%"],
    [0, "en", 1, "0.0%"],
    [1_000, "en", undefined, "10%"],
  ] as const)("%d basis points in %s is %s", (basisPoints, locale, minimumDecimals, expected) => {
    expect(formatPercent(basisPoints, locale, { minimumDecimals })).toBe(expected);
  });

  test("Spanish (es-US) uses a decimal point", () => {
    expect(formatPercent(699, "es").replace(/\s/g, "")).toBe("6.99%");
  });
});
