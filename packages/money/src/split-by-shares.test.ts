import type { Cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitByShares } from "./split-by-shares.ts";

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const shares = fc
  .array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 8 })
  .filter((list) => list.some((share) => share > 0));

describe("splitByShares", () => {
  test.each([
    [1_001, [68, 32], [681, 320]],
    [100, [1, 1, 1], [33, 34, 33]],
    [2, [1, 1, 1, 1], [1, 0, 1, 0]],
    [-1_001, [68, 32], [-681, -320]],
    [500, [1], [500]],
    [500, [0, 1, 0], [0, 500, 0]],
  ])("%d by %j is %j", (amount, weights, expected) => {
    expect(splitByShares(amount as Cents, weights)).toEqual(expected);
  });

  test("parts add up to the amount, keep its sign and are within a cent of their exact share", () => {
    fc.assert(
      fc.property(cents, shares, (amount, weights) => {
        const parts = splitByShares(amount as Cents, weights);
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          expect(part * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(part - (amount * weights[index]!) / whole)).toBeLessThanOrEqual(1 + 1e-6);
        });
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 0.5]]])("throws a RangeError for the shares %j", (weights) => {
    expect(() => splitByShares(100 as Cents, weights)).toThrow(RangeError);
  });
});
