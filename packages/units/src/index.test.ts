import { expect, expectTypeOf, test } from "vitest";
import * as units from "./index.ts";
import { basisPoints, type Cents, cents, type Miles, miles, months } from "./index.ts";

test("exports the constructors of the units", () => {
  expect(Object.keys(units).sort()).toEqual(["basisPoints", "cents", "miles", "months"]);
});

test.each([
  ["cents", cents, [0, -1, 2_499_500, Number.MAX_SAFE_INTEGER]],
  ["basisPoints", basisPoints, [0, -50, 699, 968.47]],
  ["miles", miles, [0, 48_120]],
  ["months", months, [0, 84]],
] as const)("%s keeps the number", (_name, unit, values) => {
  for (const value of values) expect(unit(value)).toBe(value);
});

test.each([
  ["cents", cents, [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]],
  ["basisPoints", basisPoints, [Number.NaN, Number.NEGATIVE_INFINITY]],
  ["miles", miles, [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]],
  ["months", months, [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]],
] as const)("%s throws a RangeError for what has no such unit", (_name, unit, values) => {
  for (const value of values) expect(() => unit(value)).toThrow(RangeError);
});

test("a unit is a number, but no other unit is a unit", () => {
  expectTypeOf<Cents>().toExtend<number>();
  expectTypeOf<Miles>().not.toExtend<Cents>();
  expect(miles(3) + cents(4)).toBe(7);
});
