import type { Cents } from "@forecourt/money";
import { defaultCashDown } from "./cash-down.ts";
import { type DealInput, type IncludedCost, openDeal, vehiclePrice } from "./deal.ts";
import { type AprPart, type Credit, effectiveApr } from "./effective-apr.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import { loanPayment } from "./loan-payment.ts";
import { salesTax } from "./sales-tax.ts";

/** What a shopper chose and what the vehicle is; money in cents, term in months. */
export type LoanInput = DealInput &
  Credit & {
    /** Model year. */
    year: number;
  };

/** What must be printed beside a loan payment: rate, term, amount down, assumed credit, what is included. */
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

/** A loan, estimated; all amounts in cents. `amountFinanced` is negative when the shopper brings more than it costs. */
export type LoanEstimate = {
  kind: "loan";
  payment: Cents;
  months: number;
  aprBp: number;
  amountFinanced: Cents;
  /** The shown payment times the number of payments. */
  totalOfPayments: Cents;
  /** What the loan costs: the total of payments less the amount financed, never below 0 through rounding. */
  financeCharge: Cents;
  assumptions: LoanAssumptions;
};

/**
 * Estimates a loan for a vehicle (docs/product/payments.md, "Loan payment").
 *
 * Cash down is brought into its limits first; the term is taken as it is, so snap it before.
 *
 * @example estimateLoan({ price, year: 2021, months: 72, cashDown: 250_000, creditScore: 850 }, settings).payment
 */
export function estimateLoan(input: LoanInput, settings: FinanceSettings): LoanEstimate {
  const { vehicle, beforeTax, included, assumed } = openDeal(input, settings);
  const { months, tradeEquity, taxRateBp } = assumed;
  const tax = salesTax({
    price: vehicle,
    taxRateBp,
    tradeInCredit: settings.tradeInTaxCredit ?? false,
    // What the trade is worth beyond what is owed on it is all that a calculator knows of it.
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
 * Estimates a loan with the settings' own term, cash down and credit score: the payment on a vehicle card.
 *
 * @example estimateDefaultLoan({ price: priceBreakdown(…), year: 2021 }, settings).payment
 */
export function estimateDefaultLoan(
  vehicle: Pick<LoanInput, "price" | "year">,
  settings: FinanceSettings,
): LoanEstimate {
  return estimateLoan(
    {
      ...vehicle,
      months: settings.financeTerm.default,
      cashDown: defaultCashDown(vehiclePrice(vehicle.price), settings.cashDown),
      tradeEquity: settings.tradeEquity.default,
      creditScore: settings.creditScore.default,
    },
    settings,
  );
}
