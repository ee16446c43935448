import { fail, succeed } from "@forecourt/result";
import { creditTierFor } from "./credit-tier.ts";
import { type FinanceResult, isCreditScore, isYearlyRate } from "./finance-result.ts";
import type { CreditTier, FinanceSettings } from "./finance-settings.ts";

/** One part of a rate; credit tier and model year are listed only when they add points. */
export type AprPart =
  | { code: "base"; bp: number }
  | { code: "credit-tier"; bp: number; minScore: number; maxScore: number }
  | { code: "model-year"; bp: number; yearFrom: number };

/** The assumed credit: a score, or the range that the shopper selected. */
export type Credit = { creditScore: number } | { creditTier: CreditTier };

/**
 * Calculates the yearly rate of a loan: base rate + credit tier points + model year points.
 *
 * An unknown score or range is refused: it never gets the best rate.
 *
 * @returns `aprBp` in basis points, and the parts that add up to it; or `finance.invalid-score`, `finance.invalid-year`,
 * `finance.invalid-rate`
 * @example effectiveApr({ creditScore: 610, year: 2020 }, financeDefaults.chrome) // { ok: true, value: { aprBp: 1_049, … } }
 */
export function effectiveApr(
  vehicle: Credit & { year: number },
  settings: Pick<FinanceSettings, "baseAprBp" | "creditTiers" | "modelYearRule">,
): FinanceResult<{ aprBp: number; parts: AprPart[] }> {
  if (!isKnownCredit(vehicle)) return fail("finance.invalid-score");
  if (!Number.isSafeInteger(vehicle.year)) return fail("finance.invalid-year");
  const parts: AprPart[] = [{ code: "base", bp: settings.baseAprBp }];
  const tier =
    "creditTier" in vehicle ? vehicle.creditTier : creditTierFor(vehicle.creditScore, settings.creditTiers);
  if (tier && tier.addBp !== 0) {
    parts.push({ code: "credit-tier", bp: tier.addBp, minScore: tier.minScore, maxScore: tier.maxScore });
  }
  const rule = settings.modelYearRule;
  if (rule && vehicle.year >= rule.yearFrom) {
    parts.push({ code: "model-year", bp: rule.addBp, yearFrom: rule.yearFrom });
  }
  const aprBp = parts.reduce((sum, part) => sum + part.bp, 0);
  return isYearlyRate(aprBp) ? succeed({ aprBp, parts }) : fail("finance.invalid-rate");
}

function isKnownCredit(credit: Credit): boolean {
  if (!("creditTier" in credit)) return isCreditScore(credit.creditScore);
  // A range that a caller in JavaScript did not find is undefined.
  const { minScore, maxScore } = credit.creditTier ?? {};
  return isCreditScore(minScore) && isCreditScore(maxScore) && minScore <= maxScore;
}
