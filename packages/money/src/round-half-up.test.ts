import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundHalfUp } from "./round-half-up.ts";

describe("roundHalfUp", () => {
  test.each([
    [0, 0],
    [0.4, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [2.4999999, 2],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
    [-2.4, -2],
    [0.49999999999999994, 0],
  ])("rounds %d to %d", (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected);
  });

  test("is symmetric around zero and moves a value by at most 0.5", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const rounded = roundHalfUp(value);
        expect(Number.isInteger(rounded)).toBe(true);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5);
        expect(roundHalfUp(-value) + rounded).toBe(0);
      }),
    );
  });
});
