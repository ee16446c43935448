import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { financeDefaults } from "./finance-defaults.ts";
import { clampToLimits, snapToStep, stepValues } from "./snap-to-step.ts";

const { creditScore, financeTerm, leaseTerm, leaseMiles, tradeEquity } = financeDefaults.base;
const all = { creditScore, financeTerm, leaseTerm, leaseMiles, tradeEquity };

describe("stepValues", () => {
  test.each([
    [financeTerm, [12, 24, 36, 48, 60, 72]],
    [leaseTerm, [24, 27, 30, 33, 36, 39]],
    [leaseMiles, [10_000, 12_500, 15_000]],
  ])("of %j", (limits, expected) => {
    expect(stepValues(limits)).toEqual(expected);
  });

  test("never exceeds a maximum that is not on a step", () => {
    expect(stepValues({ min: 0, max: 10, step: 4 })).toEqual([0, 4, 8]);
  });

  test.each([0, -1, Number.NaN, 1e-9])("has no values for a step of %d", (step) => {
    expect(stepValues({ min: 0, max: 10, step })).toEqual([]);
  });
});

describe("snapToStep", () => {
  test.each([
    [65, financeTerm, 60],
    [66, financeTerm, 72],
    [1, financeTerm, 12],
    [999, financeTerm, 72],
    [35, leaseTerm, 36],
    [11_250, leaseMiles, 12_500],
    [404, creditScore, 400],
    [405, creditScore, 410],
    [Number.NaN, creditScore, 400],
    [Number.POSITIVE_INFINITY, creditScore, 400],
    [851, creditScore, 850],
    [10, { min: 0, max: 10, step: 4 }, 8],
    [16, { min: 6, max: 16, step: 4 }, 14],
  ])("of %d in %j is %d", (value, limits, expected) => {
    expect(snapToStep(value, limits)).toBe(expected);
  });

  test("always returns the nearest step", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(all)),
        fc.double({ min: -1e7, max: 1e7 }),
        (limits, value) => {
          const snapped = snapToStep(value, limits);
          const steps = stepValues(limits);
          expect(steps).toContain(snapped);
          if (Number.isNaN(value)) return;
          const distance = (step: number) => Math.abs(step - value);
          expect(distance(snapped)).toBeLessThanOrEqual(Math.min(...steps.map(distance)) + 1e-6);
        },
      ),
    );
  });

  test.each(Object.entries(all))("the default of %s is a step", (_, limits) => {
    expect(snapToStep(limits.default, limits)).toBe(limits.default);
  });
});

test("clampToLimits changes only values outside the limits", () => {
  expect(clampToLimits(12_345, tradeEquity)).toBe(12_345);
  expect(clampToLimits(-1, tradeEquity)).toBe(0);
  expect(clampToLimits(2_000_001, tradeEquity)).toBe(2_000_000);
  expect(clampToLimits(Number.NaN, tradeEquity)).toBe(0);
});
