import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isOnStep,
  keySteps,
  nextStep,
  parseTypedNumber,
  positionOf,
  roundWithin,
  shareOf,
  snapToStep,
  stepToward,
} from "./slider-steps.ts";

const ends = fc
  .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }))
  .map(([min, width]) => [min, min + width] as const);

describe("shareOf", () => {
  it("goes from 0 at one end to 1 at the other, clamped", () => {
    fc.assert(
      fc.property(ends, fc.integer(), fc.integer(), ([min, max], a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((value) => shareOf(value, min, max));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high!);
        expect(shareOf(min, min, max)).toBe(0);
        expect(shareOf(max, min, max)).toBe(max > min ? 1 : 0);
      }),
    );
  });
});

describe("snapToStep", () => {
  it("returns the nearest step, not beyond the other thumb or the end", () => {
    fc.assert(
      fc.property(
        ends,
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: -1e6, max: 2e6, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([min, max], step, value, share) => {
          const sibling = min + Math.floor(((max - min) * share) / step) * step;
          const snapped = snapToStep(value, min, step, sibling, max);
          expect(snapped).toBeGreaterThanOrEqual(sibling);
          expect(snapped).toBeLessThanOrEqual(max);
          expect(snapped === max || (snapped - min) % step === 0).toBe(true);
          // Fractions are rounded: `value - min` may lose what `snapped - value` keeps.
          const half = step / 2 + 1e-9;
          if (value > sibling && value < max) expect(Math.abs(snapped - value)).toBeLessThanOrEqual(half);
        },
      ),
    );
  });
});

describe("nextStep", () => {
  it.each([
    [25_000, 1, 26_000],
    [25_000, -1, 24_000],
    [24_000, 1, 26_000],
    [24_000, -1, 22_000],
    [25_000, 10, 44_000],
    [24_000, -10, 4000],
    [25_000, Infinity, Infinity],
  ])("from %i by %i is %i, in steps of 2,000", (value, by, next) =>
    expect(nextStep(value, by, 0, 2000)).toBe(next),
  );

  it("moves by the whole step from a step that is a fraction", () => {
    const step = 31_290 * 0.05;
    expect(nextStep(3 * step, 1, 0, step)).toBeCloseTo(4 * step, 6);
    expect(nextStep(3 * step, -1, 0, step)).toBeCloseTo(2 * step, 6);
  });
});

describe("isOnStep", () => {
  it("tolerates rounded fractions only", () => {
    expect(isOnStep(0.3, 0, 0.1)).toBe(true);
    expect(isOnStep(7 * 1564.5, 0, 1564.5)).toBe(true);
    expect(isOnStep(25_000, 0, 2000)).toBe(false);
  });
});

describe("stepToward", () => {
  it.each([
    [3000, 3020, 3100],
    [3000, 2980, 2900],
    [3000, 3460, 3500],
    [3050, 3060, 3100],
    [3050, 3040, 3000],
    [3050, 7020, 7000],
  ])("from %i to %i is %i, in steps of 100", (from, to, step) =>
    expect(stepToward(from, to, 0, 100)).toBe(step),
  );
});

describe("keySteps", () => {
  it("mirrors the horizontal arrows in right-to-left pages, and no others", () => {
    const keys = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];
    expect(keys.map((key) => keySteps(key, false))).toEqual([1, -1, 1, -1, 10, -10, -Infinity, Infinity]);
    expect(keys.map((key) => keySteps(key, true))).toEqual([-1, 1, 1, -1, 10, -10, -Infinity, Infinity]);
    expect(keySteps("Tab", false)).toBe(0);
  });
});

describe("roundWithin", () => {
  it("returns the nearest multiple or end, and is idempotent", () => {
    const precisions = fc.constantFrom(0.01, 0.25, 0.5, 1, 5, 100);
    fc.assert(
      fc.property(ends, fc.integer({ min: -2e6, max: 4e6 }), precisions, ([min, max], tenths, precision) => {
        const value = tenths / 10;
        const rounded = roundWithin(value, precision, min, max);
        expect(rounded).toBeGreaterThanOrEqual(min);
        expect(rounded).toBeLessThanOrEqual(max);
        const multiple = Math.abs(rounded / precision - Math.round(rounded / precision)) < 1e-6;
        expect(multiple || rounded === min || rounded === max).toBe(true);
        if (value >= min && value <= max)
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(precision / 2 + 1e-6);
        expect(roundWithin(rounded, precision, min, max)).toBe(rounded);
      }),
    );
  });

  it("adds no floating-point digits", () => {
    expect(roundWithin(5.89999, 0.05, 0, 30)).toBe(5.9);
    expect(roundWithin(1564.5, 1, 0, 20_000)).toBe(1565);
    expect(roundWithin(0.1 + 0.2, 0.01, 0, 1)).toBe(0.3);
  });
});

describe("positionOf", () => {
  const scales = fc
    .record({
      min: fc.integer({ min: 0, max: 5000 }),
      width: fc.integer({ min: 10, max: 50_000 }),
      step: fc.double({ min: 2, max: 5000, noNaN: true }),
    })
    .map(({ min, width, step }) => ({ min, max: min + width, step, precision: 1 }));

  it("maps a rounded value back to its step, so that arrow keys always move", () => {
    fc.assert(
      fc.property(scales, fc.nat(), (scale, n) => {
        const { min, max, step } = scale;
        const slid = min + (n % (Math.floor((max - min) / step) + 1)) * step;
        expect(positionOf(roundWithin(slid, 1, min, max), scale)).toBeCloseTo(slid, 6);
      }),
    );
  });

  it("keeps a typed value, clamped to the limits", () => {
    fc.assert(
      fc.property(scales, fc.integer({ min: -100_000, max: 200_000 }), (scale, typed) => {
        const position = positionOf(typed, scale);
        const within = Math.min(Math.max(typed, scale.min), scale.max);
        expect(Math.abs(position - within)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("parseTypedNumber", () => {
  it.each([
    ["$12,000", 12_000],
    ["12000", 12_000],
    ["5.9 %", 5.9],
    ["5.", 5],
    ["-3", -3],
    ["", null],
    ["any", null],
    ["1.2.3", null],
    ["--", null],
  ])("parses %j as %s", (typed, value) => expect(parseTypedNumber(typed)).toBe(value));

  it("never throws and never returns NaN", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const value = parseTypedNumber(typed);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
