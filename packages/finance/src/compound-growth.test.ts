import fc from "fast-check";
import { expect, test } from "vitest";
import { compoundGrowth } from "./compound-growth.ts";

test.each([
  [0.5, 1, 0.5],
  [0.5, 2, 1.25],
  [0.5, 3, 2.375],
  [1, 10, 1_023],
])("of %d in %d periods is %d", (rate, periods, growth) => {
  expect(compoundGrowth(rate, periods)).toBe(growth);
});

test("equals expm1 and log1p, near 0 % too", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -14, max: -1, noNaN: true }),
      fc.integer({ min: 1, max: 600 }),
      (exponent, periods) => {
        const rate = 10 ** exponent;
        const expected = Math.expm1(periods * Math.log1p(rate));
        expect(Math.abs(compoundGrowth(rate, periods) / expected - 1)).toBeLessThanOrEqual(1e-12);
      },
    ),
    { numRuns: 1_000 },
  );
});
