import type { CreditTier } from "./finance-settings.ts";

/**
 * Finds the tier of a credit score; `null` when no tier applies.
 *
 * A score below every tier gets the lowest tier.
 *
 * @param creditScore a whole number, usually 300 to 850
 * @example creditTierFor(610, settings.creditTiers)?.addBp // 150
 * @example creditTierFor(620, settings.creditTiers) // null
 */
export function creditTierFor(creditScore: number, creditTiers: readonly CreditTier[]): CreditTier | null {
  let lowest: CreditTier | null = null;
  for (const tier of creditTiers) {
    if (creditScore >= tier.minScore && creditScore <= tier.maxScore) return tier;
    if (!lowest || tier.minScore < lowest.minScore) lowest = tier;
  }
  return lowest && creditScore < lowest.minScore ? lowest : null;
}
