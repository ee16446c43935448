import type { Cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

describe("formatMoney", () => {
  test.each([
    [2_499_500, "en", undefined, "$24,995"],
    [2_499_550, "en", undefined, "$24,995.50"],
    [2_499_500, "en", "always", "$24,995.00"],
    [2_499_550, "en", "never", "$24,996"],
    [2_499_549, "en", "never", "$24,995"],
    [38_666, "es", undefined, "$386.66"],
    [123_456_789, "es", "always", "$1,234,567.89"],
    [-150_000, "en", undefined, "-$1,500"],
    [-40, "en", "never", "$0"],
    [-0, "en", "auto", "$0"],
    [0, "es", "always", "$0.00"],
    [-0, "es", "always", "$0.00"],
    [-0, "en", "never", "$0"],
    [-1, "en", undefined, "-$0.01"],
    [5, "en", undefined, "$0.05"],
    [-105, "es", undefined, "-$1.05"],
    [Number.MAX_SAFE_INTEGER, "en", undefined, "$90,071,992,547,409.91"],
    [-Number.MAX_SAFE_INTEGER, "es", "always", "-$90,071,992,547,409.91"],
    [Number.MAX_SAFE_INTEGER, "en", "never", "$90,071,992,547,410"],
  ] as const)("%d cents in %s with cents %s is %s", (cents, locale, display, expected) => {
    expect(formatMoney(cents as Cents, locale, { cents: display })).toBe(expected);
  });

  test("the digits are those of the cents, for every safe integer", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom("en", "es"), (cents, locale) => {
        const text = formatMoney(cents as Cents, locale, { cents: "always" });
        expect(BigInt(text.replace(/\D/g, ""))).toBe(BigInt(Math.abs(cents)));
        expect(text.startsWith("-")).toBe(cents < 0);
      }),
    );
  });

  test.each([Number.NaN, Infinity, -Infinity, 0.5, 2 ** 53])("throws a RangeError for %d", (cents) => {
    for (const display of ["auto", "always", "never"] as const) {
      expect(() => formatMoney(cents as Cents, "en", { cents: display })).toThrow(RangeError);
    }
  });
});
