import type { CreditTier, FinanceSettings } from "./finance-settings.ts";
import type { Limits } from "./limits.ts";

/**
 * Lists the ranges of credit scores that a shopper can choose from, best first. The range above all tiers adds nothing.
 *
 * @example creditRanges(settings)[0] // { minScore: 620, maxScore: 850, addBp: 0 }
 */
export function creditRanges({
  creditTiers,
  creditScore,
}: Pick<FinanceSettings, "creditTiers" | "creditScore">): CreditTier[] {
  const tiers = creditTiers.toSorted((a, b) => b.minScore - a.minScore);
  const minScore = tiers[0] ? tiers[0].maxScore + 1 : creditScore.min;
  if (minScore > creditScore.max) return tiers;
  return [{ minScore, maxScore: creditScore.max, addBp: 0 }, ...tiers];
}

/**
 * Returns the lowest score of a range that the calculator can show. Its rate is the range's own.
 *
 * @param limits those of the calculator's credit score
 * @example creditRangeScore({ minScore: 300, maxScore: 499 }, settings.creditScore) // 400
 */
export function creditRangeScore(
  { minScore, maxScore }: Pick<CreditTier, "minScore" | "maxScore">,
  { min, max, step }: Limits,
): number {
  const lowest = min + Math.ceil((Math.max(minScore, min) - min) / step) * step;
  return Math.min(lowest, maxScore, max);
}
