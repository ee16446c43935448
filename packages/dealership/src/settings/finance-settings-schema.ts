import * as z from "zod";
import { cents } from "./field-schemas.ts";

const basisPoints = z.int().min(0).max(10_000);
const months = z.int().min(1).max(120);

/** `min`, `max` and `default` are multiples of `step` apart: a slider can reach them. */
const limits = z
  .strictObject({ min: z.int(), max: z.int(), step: z.int().min(1), default: z.int() })
  .refine(({ min, max, default: start }) => min <= start && start <= max, "limits.default-outside")
  .refine(
    ({ min, max, step, default: start }) => (max - min) % step === 0 && (start - min) % step === 0,
    "limits.off-step",
  );

/** The scale of `@forecourt/finance`, which refuses any other score. */
const score = z.int().min(0).max(900);

const creditTier = z
  .strictObject({ minScore: score, maxScore: score, addBp: basisPoints })
  .refine(({ minScore, maxScore }) => minScore <= maxScore, "credit-tier.reversed");

const leaseTerms = z.strictObject({
  months,
  milesPerYear: z.int().min(1),
  residualBp: basisPoints,
  moneyFactorMillionths: z.int().min(0),
});

function overlaps(tiers: readonly { minScore: number; maxScore: number }[]): boolean {
  const sorted = tiers.toSorted((a, b) => a.minScore - b.minScore);
  return sorted.some((tier, index) => index > 0 && tier.minScore <= sorted[index - 1]!.maxScore);
}

/**
 * Settings of the payment calculator: rates in basis points, money in cents, terms in months
 * (docs/product/dealership.md, "Finance"). The shape matches `FinanceSettings` of `@forecourt/finance`.
 */
export const financeSettingsSchema = z.strictObject({
  baseAprBp: basisPoints,
  creditTiers: z
    .array(creditTier)
    .refine((tiers) => !overlaps(tiers), "credit-tiers.overlap")
    .readonly(),
  modelYearRule: z.strictObject({ yearFrom: z.int(), addBp: basisPoints }).nullable(),
  taxRateBp: basisPoints,
  tradeInTaxCredit: z.boolean().optional(),
  leaseTaxMethod: z.enum(["each-payment", "total-of-payments", "selling-price"]).optional(),
  cashDown: z
    .strictObject({
      mode: z.enum(["percent", "dollars"]),
      min: cents,
      max: cents,
      percent: z.strictObject({ defaultBp: basisPoints, stepBp: basisPoints.min(1) }),
      dollars: z.strictObject({ default: cents, step: cents.min(1) }),
    })
    .refine(
      ({ min, max, dollars }) => min <= dollars.default && dollars.default <= max,
      "limits.default-outside",
    ),
  tradeEquity: limits,
  creditScore: limits.refine(
    ({ min, max }) => score.safeParse(min).success && score.safeParse(max).success,
    "setting.out-of-range",
  ),
  financeTerm: limits,
  leaseTerm: limits,
  leaseMiles: limits,
  leaseTerms: z.array(leaseTerms).readonly(),
  exampleTerms: z.boolean(),
});
export type FinanceConfig = z.infer<typeof financeSettingsSchema>;
