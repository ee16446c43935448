import type { Unit } from "./unit.ts";

/** An amount of money in whole US cents; negative for a credit. */
export type Cents = Unit<"cents">;

/**
 * Marks a number as whole US cents. Throws a RangeError for a fraction, NaN and what is no safe integer.
 *
 * @example cents(2_499_500) // $24,995
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`units: ${value} is not an amount in whole cents`);
  return value as Cents;
}
