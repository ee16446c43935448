import type { FinanceSettings } from "./finance-settings.ts";
import type { LeaseTerms } from "./lease-terms.ts";

/**
 * Invented terms, labelled as examples beside every payment (`exampleTerms`). 24 months at 10,000 miles a year: residual
 * 65 % of the MSRP, money factor 0.00135. Each 3 months more: −2 points, +0.000025. Each 2,500 miles more: −1 point.
 */
const exampleLeaseTerms: LeaseTerms[] = [0, 1, 2, 3, 4, 5].flatMap((longer) =>
  [0, 1, 2].map((further) => ({
    months: 24 + longer * 3,
    milesPerYear: 10_000 + further * 2_500,
    residualBp: 6_500 - longer * 200 - further * 100,
    moneyFactorMillionths: 1_350 + longer * 25,
  })),
);

const base: FinanceSettings = {
  baseAprBp: 699,
  creditTiers: [
    { minScore: 600, maxScore: 619, addBp: 150 },
    { minScore: 580, maxScore: 599, addBp: 300 },
    { minScore: 560, maxScore: 579, addBp: 450 },
    { minScore: 520, maxScore: 559, addBp: 650 },
    { minScore: 500, maxScore: 519, addBp: 800 },
    { minScore: 300, maxScore: 499, addBp: 1_000 },
  ],
  modelYearRule: { yearFrom: 2018, addBp: 200 },
  taxRateBp: 0,
  cashDown: {
    mode: "percent",
    min: 0,
    max: 2_000_000,
    percent: { defaultBp: 1_000, stepBp: 500 },
    dollars: { default: 100_000, step: 10_000 },
  },
  tradeEquity: { min: 0, max: 2_000_000, step: 10_000, default: 0 },
  creditScore: { min: 400, max: 850, step: 10, default: 850 },
  financeTerm: { min: 12, max: 72, step: 12, default: 24 },
  leaseTerm: { min: 24, max: 39, step: 3, default: 39 },
  leaseMiles: { min: 10_000, max: 15_000, step: 2_500, default: 10_000 },
  leaseTerms: exampleLeaseTerms,
  exampleTerms: true,
};

/**
 * The two sets of default settings (docs/product/payments.md). Only their default terms differ: `base` has 24 months
 * for a loan and 39 for a lease; `chrome` has 72 and 36.
 *
 * @example financeDefaults.chrome.financeTerm.default // 72
 */
export const financeDefaults: { base: FinanceSettings; chrome: FinanceSettings } = {
  base,
  chrome: {
    ...base,
    financeTerm: { ...base.financeTerm, default: 72 },
    leaseTerm: { ...base.leaseTerm, default: 36 },
  },
};
