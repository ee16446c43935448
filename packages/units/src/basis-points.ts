import type { Unit } from "./unit.ts";

/** A rate in hundredths of a percent: 6.99 % is 699. A solved rate may have a fraction. */
export type BasisPoints = Unit<"basis points">;

/**
 * Marks a number as basis points. Throws a RangeError for NaN and infinities.
 *
 * @example basisPoints(699) // 6.99 %
 */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isFinite(value)) throw new RangeError(`units: ${value} is not a rate in basis points`);
  return value as BasisPoints;
}
