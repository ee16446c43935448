import type { Cents } from "@forecourt/money";
import { type DealInput, dealBasis, type IncludedCost } from "./deal.ts";
import { type AprPart, type Credit, effectiveApr } from "./effective-apr.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import { loanPayment } from "./loan-payment.ts";
import { loanTerms } from "./loan-terms.ts";
import { salesTax } from "./sales-tax.ts";

/** Input of a loan estimate. */
export type LoanInput = DealInput &
  Credit & {
    /** Model year. */
    year: number;
  };

/** What must be printed beside a loan payment. */
export type LoanAssumptions = {
  kind: "loan";
  aprBp: number;
  aprParts: AprPart[];
  months: number;
  cashDown: Cents;
  tradeEquity: Cents;
  credit: { minScore: number; maxScore: number };
  included: IncludedCost[];
  taxRateBp: number;
  exampleTerms: boolean;
};

/** A loan estimate, in cents. `amountFinanced` is negative when cash and equity exceed the cost. */
export type LoanEstimate = {
  kind: "loan";
  payment: Cents;
  months: number;
  aprBp: number;
  amountFinanced: Cents;
  /** The rounded payment times the number of payments. */
  totalOfPayments: Cents;
  /** The total of payments less the amount financed, at least 0 despite rounding. */
  financeCharge: Cents;
  assumptions: LoanAssumptions;
};

/**
 * Estimates a loan (docs/product/payments.md, "Loan payment"). Clamps cash down, but does not snap the term to a step.
 *
 * @example estimateLoan({ price, year: 2021, months: 72, cashDown: 250_000, creditScore: 850 }, settings).payment
 */
export function estimateLoan(input: LoanInput, settings: FinanceSettings): LoanEstimate {
  const { vehicle, beforeTax, included, assumed } = dealBasis(input, settings);
  const { months, tradeEquity, taxRateBp } = assumed;
  const tax = salesTax({
    price: vehicle,
    taxRateBp,
    tradeInCredit: settings.tradeInTaxCredit ?? false,
    // A calculator knows only the equity, not the full value of the trade.
    tradeInAllowance: Math.max(0, tradeEquity),
  });
  const { aprBp, parts } = effectiveApr(input, settings);
  const financed = beforeTax + tax;
  const payment = loanPayment(financed, aprBp, months);
  const totalOfPayments = payment * months;
  const { minScore, maxScore } =
    "creditTier" in input ? input.creditTier : { minScore: input.creditScore, maxScore: input.creditScore };
  return {
    kind: "loan",
    payment,
    months,
    aprBp,
    amountFinanced: financed,
    totalOfPayments,
    financeCharge: Math.max(0, totalOfPayments - Math.max(0, financed)),
    assumptions: {
      ...assumed,
      kind: "loan",
      aprBp,
      aprParts: parts,
      credit: { minScore, maxScore },
      included: included(tax),
    },
  };
}

/**
 * Estimates a loan with the default term, cash down and score, for a vehicle card.
 *
 * @example estimateDefaultLoan({ price: priceBreakdown(…), year: 2021 }, settings).payment
 */
export function estimateDefaultLoan(
  vehicle: Pick<LoanInput, "price" | "year">,
  settings: FinanceSettings,
): LoanEstimate {
  return estimateLoan({ ...vehicle, ...loanTerms(vehicle.price, null, settings) }, settings);
}
