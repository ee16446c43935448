import { type BasisPoints, basisPoints } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { formatPercent } from "./format-percent.ts";

describe("formatPercent", () => {
  test.each([
    [699, "en", undefined, "6.99%"],
    [650, "en", undefined, "6.5%"],
    [650, "en", 2, "6.50%"],
    [0, "en", 1, "0.0%"],
    [1_000, "en", undefined, "10%"],
    [-0, "en", undefined, "0%"],
    [-0.4, "en", undefined, "0%"],
    [-150, "en", undefined, "-1.5%"],
    [699.5, "en", undefined, "7%"],
    [968.47, "en", undefined, "9.68%"],
  ] as const)("%d basis points in %s is %s", (basisPoints, locale, minimumDecimals, expected) => {
    expect(formatPercent(basisPoints as BasisPoints, locale, { minimumDecimals })).toBe(expected);
  });

  test("Spanish (es-US) uses a decimal point", () => {
    expect(formatPercent(basisPoints(699), "es").replace(/\s/g, "")).toBe("6.99%");
  });

  test.each([Number.NaN, Infinity, -Infinity])("throws a RangeError for %d", (basisPoints) => {
    expect(() => formatPercent(basisPoints as BasisPoints, "en")).toThrow(RangeError);
  });
});
