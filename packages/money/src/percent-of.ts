import type { Cents } from "./cents.ts";
import { divideHalfUp } from "./divide-half-up.ts";

/**
 * Calculates a percentage of an amount, in cents, rounded half up.
 *
 * @param cents the amount, integer US cents
 * @param basisPoints hundredths of a percent: 7.25 % is 725
 * @example percentOf(3_500_000, 700) // 245_000: 7 % of $35,000
 */
export function percentOf(cents: Cents, basisPoints: number): Cents {
  return divideHalfUp(cents * basisPoints, 10_000);
}
