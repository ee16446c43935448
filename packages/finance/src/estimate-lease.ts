import { percentOf } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import type { BasisPoints, Cents, Miles, Months } from "@forecourt/units";
import { type DealInput, dealBasis, type IncludedCost } from "./deal.ts";
import { type FinanceResult, isAmount, isShare } from "./finance-result.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import { type LeasePayment, type LeasePaymentErrorCode, leasePayment } from "./lease-payment.ts";
import { findLeaseTerms } from "./lease-terms.ts";

/** Input of a lease estimate. */
export type LeaseInput = DealInput & {
  /** Suggested retail price, cents; the residual is a share of it. */
  msrp: Cents | null;
  milesPerYear: Miles;
};

/** What must be printed beside a lease payment; a lease has no APR. */
export type LeaseAssumptions = {
  kind: "lease";
  months: Months;
  milesPerYear: Miles;
  cashDown: Cents;
  tradeEquity: Cents;
  residual: Cents;
  residualBp: BasisPoints;
  moneyFactorMillionths: number;
  included: IncludedCost[];
  taxRateBp: BasisPoints;
  /** Tax due once at signing, not part of the payments; cents. */
  taxAtSigning: Cents;
  exampleTerms: boolean;
};

/** A lease estimate, in cents. */
export type LeaseEstimate = {
  kind: "lease";
  payment: Cents;
  months: Months;
  milesPerYear: Miles;
  parts: Omit<LeasePayment, "payment">;
  adjustedCapCost: Cents;
  residual: Cents;
  /** The rounded payment times the number of payments. */
  totalOfPayments: Cents;
  assumptions: LeaseAssumptions;
};

/**
 * `lease.no-msrp`: without an MSRP there is no residual. `lease.no-terms`: no lease terms for this term and mileage.
 * `lease.residual-above-cap`: the vehicle would be worth more at the end than it costs, as with too much cash down.
 */
export type LeaseErrorCode = "lease.no-msrp" | "lease.no-terms" | LeasePaymentErrorCode;

/**
 * Estimates a lease; credit tiers do not apply to it (docs/product/payments.md, "Lease payment").
 *
 * @returns the estimate, or a code: `lease.…`, or `finance.…` for a number that is refused
 * @example
 * const terms = { months: months(36), milesPerYear: miles(10_000), cashDown: cents(300_000) };
 * estimateLease({ price, msrp: cents(3_200_000), ...terms }, settings) // { ok: true, value: { payment, … } }
 */
export function estimateLease(
  input: LeaseInput,
  settings: FinanceSettings,
): FinanceResult<LeaseEstimate, LeaseErrorCode> {
  const { months, milesPerYear, msrp } = input;
  if (msrp === null || msrp <= 0) return fail("lease.no-msrp");
  if (!isAmount(msrp)) return fail("finance.invalid-amount");
  const terms = findLeaseTerms(settings.leaseTerms, months, milesPerYear);
  // Settings with an infinite mileage would match an infinite input.
  if (!terms || !Number.isFinite(milesPerYear)) return fail("lease.no-terms");
  const { moneyFactorMillionths } = terms;
  const residualBp = terms.residualBp as BasisPoints;
  if (!isShare(residualBp, 10_000)) return fail("finance.invalid-rate");

  const basis = dealBasis(input, settings);
  if (!basis.ok) return basis;
  const { vehicle, beforeTax: adjustedCapCost, included, assumed } = basis.value;
  const residual = percentOf(msrp, residualBp);
  const lease = leasePayment({
    adjustedCapCost,
    residual,
    moneyFactorMillionths,
    months,
    taxRateBp: assumed.taxRateBp,
    taxMethod: settings.leaseTaxMethod,
    sellingPrice: vehicle,
  });
  if (!lease.ok) return lease;
  const { payment, ...parts } = lease.value;
  return succeed({
    kind: "lease",
    payment,
    months,
    milesPerYear,
    parts,
    adjustedCapCost,
    residual,
    totalOfPayments: (payment * months) as Cents,
    assumptions: {
      ...assumed,
      kind: "lease",
      milesPerYear,
      residual,
      residualBp,
      moneyFactorMillionths,
      included: included((parts.tax * months) as Cents),
      taxAtSigning: parts.taxAtSigning,
    },
  });
}
