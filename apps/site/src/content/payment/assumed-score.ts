import type { CreditTier } from "@forecourt/finance";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { PaymentWords } from "./payment-words.ts";

/** The lowest score that no credit tier reaches, such as 620; null without tiers. */
export function topScore(creditTiers: readonly CreditTier[]): number | null {
  return creditTiers.length === 0 ? null : Math.max(...creditTiers.map(({ maxScore }) => maxScore)) + 1;
}

/**
 * The score or range behind a payment (docs/product/payments.md, "Rate"). Scores above the last tier have one rate:
 * "620 or better".
 *
 * @example assumedScore({ minScore: 850, maxScore: 850 }, creditTiers, words) // "620 or better"
 */
export function assumedScore(
  { minScore, maxScore }: { minScore: number; maxScore: number },
  creditTiers: readonly CreditTier[],
  words: Pick<PaymentWords, "scoreOrBetter">,
): string {
  const top = topScore(creditTiers);
  if (top !== null && minScore >= top) return fillPlaceholders(words.scoreOrBetter, { score: top });
  return minScore === maxScore ? String(minScore) : `${minScore}–${maxScore}`;
}
