import type { Unit } from "./unit.ts";

/** A distance in whole miles, from 0: an odometer, or miles a year. */
export type Miles = Unit<"miles">;

/**
 * Marks a number as whole miles. Throws a RangeError for a fraction, a negative number and NaN.
 *
 * @example miles(48_120)
 */
export function miles(value: number): Miles {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`units: ${value} is not whole miles`);
  return value as Miles;
}
