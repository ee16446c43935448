import { creditTierFor } from "./credit-tier.ts";
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
 * @returns `aprBp` in basis points, and the parts that add up to it
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
