import { type Cents, percentOf } from "@forecourt/money";
import { amountFinanced } from "./amount-financed.ts";
import { clampCashDown } from "./cash-down.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import { type IncludedCost, vehicleAndFees } from "./included-costs.ts";
import { type LeasePayment, leasePayment } from "./lease-payment.ts";
import { findLeaseTerms } from "./lease-terms.ts";
import type { PriceBreakdown } from "./price-breakdown.ts";

/** What a shopper chose and what the vehicle is; money in cents, term in months, miles a year. */
export type LeaseInput = {
  /** The headline price, opened (`priceBreakdown`). A locked sale price must not be in it. */
  price: PriceBreakdown;
  /** Suggested retail price, cents; residuals are a share of it. */
  msrp: Cents | null;
  months: number;
  milesPerYear: number;
  cashDown: Cents;
  /** Negative when more is owed on the trade than it is worth; 0 when left out. */
  tradeEquity?: Cents;
};

/** What must be printed beside a lease payment. There is no APR: a lease has none to state. */
export type LeaseAssumptions = {
  kind: "lease";
  months: number;
  milesPerYear: number;
  cashDown: Cents;
  tradeEquity: Cents;
  residual: Cents;
  residualBp: number;
  moneyFactorMillionths: number;
  included: IncludedCost[];
  taxRateBp: number;
  exampleTerms: boolean;
};

/** A lease, estimated; all amounts in cents. */
export type LeaseEstimate = {
  kind: "lease";
  payment: Cents;
  months: number;
  milesPerYear: number;
  parts: Omit<LeasePayment, "payment">;
  adjustedCapCost: Cents;
  residual: Cents;
  /** The shown payment times the number of payments. */
  totalOfPayments: Cents;
  assumptions: LeaseAssumptions;
};

/** `lease.no-msrp`: nothing to take a residual of. `lease.no-terms`: the lender leases on no such terms. */
export type LeaseErrorCode = "lease.no-msrp" | "lease.no-terms";

export type LeaseResult =
  | { ok: true; estimate: LeaseEstimate }
  | { ok: false; error: { code: LeaseErrorCode } };

/**
 * Estimates a lease for a vehicle; no credit tier applies to it (docs/product/payments.md, "Lease payment").
 *
 * @returns the estimate, or `lease.no-msrp` / `lease.no-terms`
 * @example estimateLease({ price, msrp: 3_200_000, months: 36, milesPerYear: 10_000, cashDown: 300_000 }, settings)
 */
export function estimateLease(input: LeaseInput, settings: FinanceSettings): LeaseResult {
  const { months, milesPerYear, msrp, tradeEquity = 0 } = input;
  if (msrp === null || msrp <= 0) return { ok: false, error: { code: "lease.no-msrp" } };
  const terms = findLeaseTerms(settings.leaseTerms, months, milesPerYear);
  if (!terms) return { ok: false, error: { code: "lease.no-terms" } };

  const { vehicle, fees, total } = vehicleAndFees(input.price);
  const cashDown = clampCashDown(input.cashDown, vehicle, settings.cashDown);
  const adjustedCapCost = amountFinanced({
    price: vehicle,
    fees: total - vehicle,
    tax: 0,
    cashDown,
    tradeEquity,
  });
  const { residualBp, moneyFactorMillionths } = terms;
  const residual = percentOf(msrp, residualBp);
  const { taxRateBp, exampleTerms } = settings;
  const { payment, ...parts } = leasePayment({
    adjustedCapCost,
    residual,
    moneyFactorMillionths,
    months,
    taxRateBp,
  });
  const included: IncludedCost[] =
    parts.tax === 0 ? fees : [...fees, { code: "tax", cents: parts.tax * months }];
  return {
    ok: true,
    estimate: {
      kind: "lease",
      payment,
      months,
      milesPerYear,
      parts,
      adjustedCapCost,
      residual,
      totalOfPayments: payment * months,
      assumptions: {
        kind: "lease",
        months,
        milesPerYear,
        cashDown,
        tradeEquity,
        residual,
        residualBp,
        moneyFactorMillionths,
        included,
        taxRateBp,
        exampleTerms,
      },
    },
  };
}
