import type { BasisPoints, Cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "./percent-of.ts";

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe("percentOf", () => {
  test.each([
    [3_500_000, 700, 245_000],
    [24_729, 1_025, 2_535],
    [50, 100, 1],
    [49, 100, 0],
    [-50, 100, -1],
    [12_345, 0, 0],
    [12_345, 10_000, 12_345],
  ])("of %d cents at %d basis points is %d", (amount, basisPoints, expected) => {
    expect(percentOf(amount as Cents, basisPoints as BasisPoints)).toBe(expected);
  });

  test("equals exact BigInt arithmetic for any rate", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100_000 }), (amount, basisPoints) => {
        const size = (BigInt(Math.abs(amount)) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
        expect(BigInt(percentOf(amount as Cents, basisPoints as BasisPoints))).toBe(
          amount < 0 ? -size : size,
        );
      }),
    );
  });

  test("a percentage and its complement add up to the amount within one cent", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const both =
          percentOf(amount as Cents, basisPoints as BasisPoints) +
          percentOf(amount as Cents, (10_000 - basisPoints) as BasisPoints);
        expect(Math.abs(both - amount)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
