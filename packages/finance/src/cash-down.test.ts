import { type BasisPoints, basisPoints, type Cents, cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashDownCents, clampCashDown, defaultCashDown } from "./cash-down.ts";
import { financeDefaults } from "./finance-defaults.ts";

const settings = financeDefaults.chrome.cashDown;

describe("clampCashDown", () => {
  test.each([
    [250_000, 2_500_000, 250_000],
    [-1, 2_500_000, 0],
    [2_500_000, 2_500_000, 2_000_000],
    [2_000_000, 1_234_500, 1_234_500],
    [100_000, 0, 0],
    [100_000, -5, 0],
    [Number.NaN, 2_500_000, 0],
    [Number.POSITIVE_INFINITY, 2_500_000, 0],
    [100_000, Number.NaN, 0],
    [100_000, Number.POSITIVE_INFINITY, 0],
    [123.5, 2_500_000, 124],
  ])("%d cents down on %d is %d", (cashDown, price, expected) => {
    expect(clampCashDown(cashDown as Cents, price as Cents, settings)).toBe(expected);
  });
});

describe("cashDownCents", () => {
  test.each([
    [{ mode: "percent", bp: basisPoints(1_000) }, 2_499_500, 249_950],
    [{ mode: "percent", bp: basisPoints(10_000) }, 1_500_000, 1_500_000],
    [{ mode: "percent", bp: basisPoints(10_000) }, 4_000_000, 2_000_000],
    [{ mode: "percent", bp: basisPoints(20_000) }, 1_500_000, 1_500_000],
    [{ mode: "percent", bp: Number.NaN as BasisPoints }, 1_500_000, 0],
    [{ mode: "percent", bp: basisPoints(1_000) }, Number.NaN, 0],
    [{ mode: "percent", bp: basisPoints(1_000) }, 0.5, 0],
    [{ mode: "percent", bp: basisPoints(1_234.5) }, 1_000_000, 123_500],
    [{ mode: "dollars", cents: cents(100_000) }, 2_499_500, 100_000],
    [{ mode: "dollars", cents: cents(3_000_000) }, 2_499_500, 2_000_000],
  ] as const)("%j of %d is %d", (input, price, expected) => {
    expect(cashDownCents(input, price as Cents, settings)).toBe(expected);
  });

  test("any input gives a whole amount from 0 to the smaller of $20,000 and the price", () => {
    const input = fc.oneof(
      fc.record({ mode: fc.constant("percent" as const), bp: fc.double() as fc.Arbitrary<BasisPoints> }),
      fc.record({ mode: fc.constant("dollars" as const), cents: fc.double() as fc.Arbitrary<Cents> }),
    );
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 20_000_000 }), (entered, price) => {
        const cents = cashDownCents(entered, price as Cents, settings);
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(Math.min(2_000_000, price));
      }),
    );
  });
});

describe("defaultCashDown", () => {
  test("is 10 percent, or $1,000 in dollars mode", () => {
    expect(defaultCashDown(cents(2_500_000), settings)).toBe(250_000);
    expect(defaultCashDown(cents(2_500_000), { ...settings, mode: "dollars" })).toBe(100_000);
    expect(defaultCashDown(cents(80_000), { ...settings, mode: "dollars" })).toBe(80_000);
  });
});
