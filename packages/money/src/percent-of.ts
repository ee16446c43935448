import type { BasisPoints, Cents } from "@forecourt/units";
import { divideHalfUp } from "./divide-half-up.ts";

/**
 * Calculates a percentage of an amount, in cents, rounded half up.
 *
 * @param cents the amount, integer US cents
 * @param basisPoints hundredths of a percent: 7.25 % is 725
 * @example percentOf(cents(3_500_000), basisPoints(700)) // 245_000: 7 % of $35,000
 */
export function percentOf(cents: Cents, basisPoints: BasisPoints): Cents {
  return divideHalfUp(cents * basisPoints, 10_000) as Cents;
}
