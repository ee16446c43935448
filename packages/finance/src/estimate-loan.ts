import { type Cents, percentOf } from "@forecourt/money";
import { amountFinanced } from "./amount-financed.ts";
import { clampCashDown, defaultCashDown } from "./cash-down.ts";
import { type AprPart, type Credit, effectiveApr } from "./effective-apr.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import { type IncludedCost, vehicleAndFees } from "./included-costs.ts";
import { loanPayment } from "./loan-payment.ts";
import type { PriceBreakdown } from "./price-breakdown.ts";

/** What a shopper chose and what the vehicle is; money in cents, term in months. */
export type LoanInput = Credit & {
  /** The headline price, opened (`priceBreakdown`). A locked sale price must not be in it. */
  price: PriceBreakdown;
  /** Model year. */
  year: number;
  months: number;
  cashDown: Cents;
  /** Negative when more is owed on the trade than it is worth; 0 when left out. */
  tradeEquity?: Cents;
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
  const { months, tradeEquity = 0 } = input;
  const { vehicle, fees, total } = vehicleAndFees(input.price);
  const cashDown = clampCashDown(input.cashDown, vehicle, settings.cashDown);
  const tax = percentOf(vehicle, settings.taxRateBp);
  const { aprBp, parts } = effectiveApr(input, settings);
  const financed = amountFinanced({ price: vehicle, fees: total - vehicle, tax, cashDown, tradeEquity });
  const payment = loanPayment(financed, aprBp, months);
  return {
    kind: "loan",
    payment,
    months,
    aprBp,
    amountFinanced: financed,
    totalOfPayments: payment * months,
    assumptions: {
      kind: "loan",
      aprBp,
      aprParts: parts,
      months,
      cashDown,
      tradeEquity,
      credit:
        "creditTier" in input
          ? { minScore: input.creditTier.minScore, maxScore: input.creditTier.maxScore }
          : { minScore: input.creditScore, maxScore: input.creditScore },
      included: tax === 0 ? fees : [...fees, { code: "tax", cents: tax }],
      taxRateBp: settings.taxRateBp,
      exampleTerms: settings.exampleTerms,
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
      cashDown: defaultCashDown(vehicleAndFees(vehicle.price).vehicle, settings.cashDown),
      tradeEquity: settings.tradeEquity.default,
      creditScore: settings.creditScore.default,
    },
    settings,
  );
}
