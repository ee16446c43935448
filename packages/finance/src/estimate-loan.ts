import type { Cents } from "@forecourt/money";
import { succeed } from "@forecourt/result";
import { type DealInput, dealBasis, type IncludedCost } from "./deal.ts";
import { type AprPart, type Credit, effectiveApr } from "./effective-apr.ts";
import type { FinanceResult } from "./finance-result.ts";
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
 * @returns the estimate, or the code of the number that was refused: `finance.invalid-amount`, `finance.invalid-rate`,
 * `finance.invalid-term`, `finance.invalid-score`, `finance.invalid-year`
 * @example estimateLoan({ price, year: 2021, months: 72, cashDown: 250_000, creditScore: 850 }, settings) // { ok: true, value: { payment, … } }
 */
export function estimateLoan(input: LoanInput, settings: FinanceSettings): FinanceResult<LoanEstimate> {
  const basis = dealBasis(input, settings);
  if (!basis.ok) return basis;
  const { vehicle, beforeTax, included, assumed } = basis.value;
  const { months, tradeEquity, taxRateBp } = assumed;
  const tax = salesTax({
    price: vehicle,
    taxRateBp,
    tradeInCredit: settings.tradeInTaxCredit ?? false,
    // A calculator knows only the equity, not the full value of the trade.
    tradeInAllowance: Math.max(0, tradeEquity),
  });
  if (!tax.ok) return tax;
  const rate = effectiveApr(input, settings);
  if (!rate.ok) return rate;
  const { aprBp, parts } = rate.value;
  const financed = beforeTax + tax.value;
  const level = loanPayment(financed, aprBp, months);
  if (!level.ok) return level;
  const payment = level.value;
  const totalOfPayments = payment * months;
  const { minScore, maxScore } =
    "creditTier" in input ? input.creditTier : { minScore: input.creditScore, maxScore: input.creditScore };
  return succeed({
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
      included: included(tax.value),
    },
  });
}

/**
 * Estimates a loan with the default term, cash down and score, for a vehicle card.
 *
 * @returns the estimate, or the codes of `estimateLoan`
 * @example estimateDefaultLoan({ price, year: 2021 }, settings) // { ok: true, value: { payment, … } }
 */
export function estimateDefaultLoan(
  vehicle: Pick<LoanInput, "price" | "year">,
  settings: FinanceSettings,
): FinanceResult<LoanEstimate> {
  return estimateLoan({ ...vehicle, ...loanTerms(vehicle.price, null, settings) }, settings);
}
