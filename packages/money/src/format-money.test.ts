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
  ] as const)("%d cents in %s with cents %s is %s", (cents, locale, display, expected) => {
    expect(formatMoney(cents, locale, { cents: display })).toBe(expected);
  });
});
