import type { Cents } from "@forecourt/money";
import type { LeaseTaxMethod } from "./lease-payment.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import type { Limits } from "./limits.ts";

/** Basis points that a range of credit scores, both ends included, adds to the rate. */
export type CreditTier = { minScore: number; maxScore: number; addBp: number };

/** Basis points that vehicles of a model year and later add to the rate. */
export type ModelYearRule = { yearFrom: number; addBp: number };

/**
 * How cash down is entered and bounded.
 *
 * In `percent` mode the input is basis points of the price, in `dollars` mode cents. `min` and `max` are cents and
 * hold in both modes.
 */
export type CashDownSettings = {
  mode: "percent" | "dollars";
  min: Cents;
  max: Cents;
  percent: { defaultBp: number; stepBp: number };
  dollars: { default: Cents; step: Cents };
};

/**
 * Everything the calculator takes from the dealership: rates in basis points, money in cents, terms in months.
 * Plain data, so it can be written in JSON and handed to the browser (docs/product/payments.md).
 */
export type FinanceSettings = {
  /** Rate before any addition, basis points a year: 6.99 % is 699. */
  baseAprBp: number;
  creditTiers: readonly CreditTier[];
  /** `null` switches the rule off. */
  modelYearRule: ModelYearRule | null;
  /** Sales tax, basis points. */
  taxRateBp: number;
  /** Whether a trade-in lowers what a loan's sales tax is taken of; `false` when left out. */
  tradeInTaxCredit?: boolean;
  /** What a lease's tax is taken of, and when it is due; `each-payment` when left out. */
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
