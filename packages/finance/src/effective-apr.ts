import { creditTierFor } from "./credit-tier.ts";
import type { CreditTier, FinanceSettings } from "./finance-settings.ts";

/** One addend of a rate: the base, the credit tier (when it adds), the model year (when it adds). */
export type AprPart =
  | { code: "base"; bp: number }
  | { code: "credit-tier"; bp: number; minScore: number; maxScore: number }
  | { code: "model-year"; bp: number; yearFrom: number };

/** The credit standing a rate assumes: a score, or the range a shopper picked. */
export type Credit = { creditScore: number } | { creditTier: CreditTier };

/**
 * The yearly rate of a loan: base rate, plus the points of the credit tier, plus the points of the model year.
 *
 * @returns `aprBp` in basis points and the parts it is the sum of
 * @example effectiveApr({ creditScore: 610, year: 2020 }, financeDefaults.chrome).aprBp // 699 + 150 + 200 = 1_049
 */
export function effectiveApr(
  vehicle: Credit & { year: number },
  settings: Pick<FinanceSettings, "baseAprBp" | "creditTiers" | "modelYearRule">,
): { aprBp: number; parts: AprPart[] } {
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
  return { aprBp: parts.reduce((sum, part) => sum + part.bp, 0), parts };
}
