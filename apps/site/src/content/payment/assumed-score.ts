import { type CreditTier, creditTierFor } from "@forecourt/finance";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { PaymentWords } from "./payment-words.ts";

/** The lowest score that no credit tier reaches, such as 620; null without tiers. */
export function topScore(creditTiers: readonly CreditTier[]): number | null {
  return creditTiers.length === 0 ? null : Math.max(...creditTiers.map(({ maxScore }) => maxScore)) + 1;
}

/**
 * The score or range behind a payment (docs/product/payments.md, "Rate"). A score is named by the range of its tier,
 * since all its scores have one rate; scores above the last tier are "620 or better".
 *
 * @example assumedScore({ minScore: 850, maxScore: 850 }, creditTiers, words) // "620 or better"
 * @example assumedScore({ minScore: 610, maxScore: 610 }, creditTiers, words) // "600–619"
 */
export function assumedScore(
  credit: { minScore: number; maxScore: number },
  creditTiers: readonly CreditTier[],
  words: Pick<PaymentWords, "scoreOrBetter">,
): string {
  const top = topScore(creditTiers);
  if (top !== null && credit.minScore >= top) return fillPlaceholders(words.scoreOrBetter, { score: top });
  const tier = credit.minScore === credit.maxScore ? creditTierFor(credit.minScore, creditTiers) : null;
  const { minScore, maxScore } = tier ?? credit;
  return minScore === maxScore ? String(minScore) : `${minScore}–${maxScore}`;
}
