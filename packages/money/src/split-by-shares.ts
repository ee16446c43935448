import type { Cents } from "@forecourt/units";
import { divideHalfUp } from "./divide-half-up.ts";

/**
 * Splits an amount by shares so that the parts add up to it exactly.
 *
 * Each part is the difference of two running totals, rounded half up. So each is within a cent of its exact share.
 * Throws a RangeError for shares that are negative, fractional or all zero.
 *
 * @param cents the amount, integer US cents
 * @param shares relative weights, such as percents: `[68, 32]`
 * @example splitByShares(cents(1_001), [68, 32]) // [681, 320]
 */
export function splitByShares(cents: Cents, shares: readonly number[]): Cents[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0 || shares.some((share) => !Number.isSafeInteger(share) || share < 0)) {
    throw new RangeError("money: shares must be whole numbers from 0 up, and at least one above 0");
  }
  let shareSoFar = 0;
  let given = 0;
  return shares.map((share) => {
    shareSoFar += share;
    const upTo = divideHalfUp(cents * shareSoFar, whole);
    const part = (upTo - given) as Cents;
    given = upTo;
    return part;
  });
}
