import { type Cents, divideHalfUp, percentOf } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import {
  type FinanceErrorCode,
  type FinanceResult,
  isAmount,
  isAmountFromZero,
  isTerm,
  isWholeRate,
} from "./finance-result.ts";
import { isMoneyFactor } from "./money-factor.ts";

/**
 * How a state taxes a lease: each payment; the total of the payments, at signing; or the selling price, at signing.
 */
export type LeaseTaxMethod = "each-payment" | "total-of-payments" | "selling-price";

/** The parts of a monthly lease payment, cents. */
export type LeasePayment = {
  /** One month's share of the vehicle's loss of value. */
  depreciation: Cents;
  /** Rent charge. */
  rent: Cents;
  /** Depreciation + rent, rounded once; can differ by a cent from the sum of the two rounded parts. */
  base: Cents;
  /** Tax in each payment. */
  tax: Cents;
  payment: Cents;
  /** Tax due once at signing, not part of the payments. */
  taxAtSigning: Cents;
};

export type LeasePaymentErrorCode = "lease.residual-above-cap" | FinanceErrorCode;

const MILLION = 1_000_000;

/**
 * Calculates the monthly payment of a lease: (cap − residual)/n + (cap + residual)·money factor, plus tax. Rounds half
 * up (docs/product/payments.md, "Lease payment" and "Lease tax"). A residual above the cap cost is a fault: the vehicle
 * would gain value.
 *
 * @param lease `adjustedCapCost` and `residual` in cents, `moneyFactorMillionths` the factor times a million.
 * `taxMethod` defaults to `each-payment`, `sellingPrice` to the adjusted cap cost
 * @returns the parts, or `lease.residual-above-cap`, or the code of a refused number
 * @example leasePayment({ adjustedCapCost: 3_000_000, residual: 1_800_000, moneyFactorMillionths: 1_250, months: 36, taxRateBp: 0 }) // { ok: true, value: { payment: 39_333, … } }
 */
export function leasePayment(lease: {
  adjustedCapCost: Cents;
  residual: Cents;
  moneyFactorMillionths: number;
  months: number;
  taxRateBp: number;
  taxMethod?: LeaseTaxMethod;
  sellingPrice?: Cents;
}): FinanceResult<LeasePayment, LeasePaymentErrorCode> {
  const { adjustedCapCost, residual, moneyFactorMillionths, months, taxRateBp } = lease;
  const { taxMethod = "each-payment", sellingPrice = adjustedCapCost } = lease;
  if (!isAmount(adjustedCapCost) || !isAmountFromZero(residual)) return fail("finance.invalid-amount");
  if (residual > adjustedCapCost) return fail("lease.residual-above-cap");
  if (!isAmountFromZero(sellingPrice)) return fail("finance.invalid-amount");
  if (!isMoneyFactor(moneyFactorMillionths) || !isWholeRate(taxRateBp)) return fail("finance.invalid-rate");
  if (!isTerm(months)) return fail("finance.invalid-term");
  const loss = adjustedCapCost - residual;
  const rentPerMonth = (adjustedCapCost + residual) * moneyFactorMillionths;
  const total = loss * MILLION + rentPerMonth * months;
  if (!Number.isSafeInteger(total)) return fail("finance.too-large");
  const base = divideHalfUp(total, months * MILLION);
  const taxable = { "each-payment": base, "total-of-payments": base * months, "selling-price": sellingPrice };
  const due = percentOf(taxable[taxMethod], taxRateBp);
  const tax = taxMethod === "each-payment" ? due : 0;
  return succeed({
    depreciation: divideHalfUp(loss, months),
    rent: divideHalfUp(rentPerMonth, MILLION),
    base,
    tax,
    payment: base + tax,
    taxAtSigning: due - tax,
  });
}
