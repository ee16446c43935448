import { describe, expect, it } from "vitest";
import { chiSquareTail, chiSquareTest } from "./chi-square.ts";

// Critical values: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
describe("chiSquareTail", () => {
  it.each([
    [1, 3.841, 0.05],
    [1, 10.828, 0.001],
    [2, 5.991, 0.05],
    [3, 7.815, 0.05],
    [3, 16.266, 0.001],
    [4, 9.488, 0.05],
    [5, 11.07, 0.05],
    [10, 18.307, 0.05],
    [9, 27.877, 0.001],
  ])("with %i degrees of freedom %f has the published tail %f", (freedom, value, tail) => {
    expect(Math.abs(chiSquareTail(value, freedom) / tail - 1)).toBeLessThan(0.002);
  });

  it("is 1 at zero", () => {
    expect(chiSquareTail(0, 1)).toBe(1);
  });
});

describe("chiSquareTest", () => {
  it("compares counts with shares", () => {
    const groups = [
      { observed: 5100, share: 0.5 },
      { observed: 4900, share: 0.5 },
    ];
    expect(chiSquareTest(groups)).toBeCloseTo(0.0455, 4);
  });

  it("is 1 for counts that agree, and for none", () => {
    const shares = [0.9, 0.1];
    expect(chiSquareTest(shares.map((share) => ({ observed: 1000 * share, share })))).toBe(1);
    expect(chiSquareTest(shares.map((share) => ({ observed: 0, share })))).toBe(1);
  });
});
