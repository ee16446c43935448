import fc from "fast-check";
import { expect, test } from "vitest";
import type { ValueClass } from "./facts/model-facts.ts";
import { retainedValue } from "./retained-value.ts";

const CLASSES: ValueClass[] = [
  "icon",
  "strong",
  "truck",
  "sports",
  "mainstream",
  "budget",
  "luxury",
  "tesla",
  "electric",
];
const anyClass = fc.constantFrom(...CLASSES);
const anyYear = fc.integer({ min: 2008, max: 2026 });
const anyMiles = fc.integer({ min: 0, max: 250_000 });

test("the value never rises with miles", () => {
  fc.assert(
    fc.property(anyClass, anyYear, anyMiles, anyMiles, (value, year, a, b) => {
      const [fewer, more] = a < b ? [a, b] : [b, a];
      expect(retainedValue(value, year, more)).toBeLessThanOrEqual(retainedValue(value, year, fewer));
    }),
  );
});

test("the value falls with age at the expected odometer", () => {
  for (const value of CLASSES) {
    for (let year = 2009; year <= 2026; year++) {
      const milesOf = (modelYear: number) => (2027 - modelYear) * 10_000;
      expect(retainedValue(value, year - 1, milesOf(year - 1))).toBeLessThan(
        retainedValue(value, year, milesOf(year)),
      );
    }
  }
});

test("electric cars lose the most, off-roaders the least", () => {
  const left = CLASSES.map((value) => retainedValue(value, 2021, 65_000));
  expect(Math.max(...left)).toBe(retainedValue("icon", 2021, 65_000));
  expect(Math.min(...left)).toBe(retainedValue("electric", 2021, 65_000));
});
