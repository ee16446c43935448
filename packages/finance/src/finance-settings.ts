import type { LeaseTaxMethod } from "./lease-payment.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import type { Limits } from "./limits.ts";

/** Basis points that a range of credit scores, both ends inclusive, adds to the rate. */
export type CreditTier = { minScore: number; maxScore: number; addBp: number };

/** Basis points that model years from `yearFrom` on add to the rate. */
export type ModelYearRule = { yearFrom: number; addBp: number };

/**
 * Input mode and limits of cash down.
 *
 * In `percent` mode the input is basis points of the price, in `dollars` mode cents. `min` and `max` are cents in
 * both modes.
 */
export type CashDownSettings = {
  mode: "percent" | "dollars";
  min: number;
  max: number;
  percent: { defaultBp: number; stepBp: number };
  dollars: { default: number; step: number };
};

/**
 * The dealership's calculator settings: rates in basis points, money in cents, terms in months
 * (docs/product/payments.md). Plain data that JSON can carry to the browser.
 */
export type FinanceSettings = {
  /** Base rate, basis points a year: 6.99 % is 699. */
  baseAprBp: number;
  creditTiers: readonly CreditTier[];
  /** `null` switches the rule off. */
  modelYearRule: ModelYearRule | null;
  /** Sales tax, basis points. */
  taxRateBp: number;
  /** Whether a trade-in lowers the taxable amount of a loan; default `false`. */
  tradeInTaxCredit?: boolean;
  /** Default `each-payment`. */
  leaseTaxMethod?: LeaseTaxMethod;
  cashDown: CashDownSettings;
  /** Cents. */
  tradeEquity: Limits;
  creditScore: Limits;
  /** Months. */
  financeTerm: Limits;
  /** Months. */
  leaseTerm: Limits;
  /** Miles a year. */
  leaseMiles: Limits;
  leaseTerms: readonly LeaseTerms[];
  /** Whether payments are labelled as examples because no lender's terms are configured. */
  exampleTerms: boolean;
};
