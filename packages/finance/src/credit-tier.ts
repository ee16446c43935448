import { isCreditScore } from "./finance-result.ts";
import type { CreditTier } from "./finance-settings.ts";

/**
 * Finds the tier of a credit score; `null` when the score is above every tier, or without tiers.
 *
 * A score between two tiers gets the one below it, a score below every tier the lowest. So does an unknown score: NaN,
 * a fraction, or a number that is no credit score. It never gets the best rate (docs/product/payments.md, "Rate").
 *
 * @param creditScore a whole number from 0 to 900, usually 300 to 850
 * @example creditTierFor(610, settings.creditTiers)?.addBp // 150
 * @example creditTierFor(620, settings.creditTiers) // null
 */
export function creditTierFor(creditScore: number, creditTiers: readonly CreditTier[]): CreditTier | null {
  const score = isCreditScore(creditScore) ? creditScore : Number.NEGATIVE_INFINITY;
  let lowest: CreditTier | null = null;
  let below: CreditTier | null = null;
  let top = Number.NEGATIVE_INFINITY;
  for (const tier of creditTiers) {
    if (score >= tier.minScore && score <= tier.maxScore) return tier;
    if (!lowest || tier.minScore < lowest.minScore) lowest = tier;
    if (score > tier.maxScore && (!below || tier.maxScore > below.maxScore)) below = tier;
    top = Math.max(top, tier.maxScore);
  }
  return score > top ? null : (below ?? lowest);
}
