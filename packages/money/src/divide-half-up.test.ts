import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideHalfUp } from "./divide-half-up.ts";

describe("divideHalfUp", () => {
  test.each([
    [100_000, 48, 2_083],
    [5, 2, 3],
    [-5, 2, -3],
    [0, 7, 0],
    [7, 1, 7],
  ])("%d / %d is %d", (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test("equals exact BigInt arithmetic", () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (numerator, denominator) => {
          const sign = numerator < 0 ? -1n : 1n;
          const n = BigInt(numerator) * sign;
          const d = BigInt(denominator);
          expect(BigInt(divideHalfUp(numerator, denominator))).toBe(sign * ((2n * n + d) / (2n * d)));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [0.5, 2],
    [2 ** 53, 2],
    [1, 0],
    [1, -2],
    [Number.NaN, 1],
  ])("throws a RangeError for %d / %d", (numerator, denominator) => {
    expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError);
  });
});
