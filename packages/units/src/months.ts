import type { Unit } from "./unit.ts";

/** A duration in whole months, from 0: the term of a loan or a lease. */
export type Months = Unit<"months">;

/**
 * Marks a number as whole months. Throws a RangeError for a fraction, a negative number and NaN.
 *
 * @example months(60)
 */
export function months(value: number): Months {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`units: ${value} is not whole months`);
  return value as Months;
}
