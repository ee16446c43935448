import { type Cents, divideHalfUp, percentOf } from "@forecourt/money";

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

const MILLION = 1_000_000;

/**
 * Calculates the monthly payment of a lease: (cap − residual)/n + (cap + residual)·money factor, plus tax. Rounds half
 * up (docs/product/payments.md, "Lease payment" and "Lease tax").
 *
 * @param lease `adjustedCapCost` and `residual` in cents, `moneyFactorMillionths` the factor times a million.
 * `taxMethod` defaults to `each-payment`, `sellingPrice` to the adjusted cap cost
 * @example leasePayment({ adjustedCapCost: 3_000_000, residual: 1_800_000, moneyFactorMillionths: 1_250, months: 36, taxRateBp: 0 }).payment // 39_333
 */
export function leasePayment(lease: {
  adjustedCapCost: Cents;
  residual: Cents;
  moneyFactorMillionths: number;
  months: number;
  taxRateBp: number;
  taxMethod?: LeaseTaxMethod;
  sellingPrice?: Cents;
}): LeasePayment {
  const { adjustedCapCost, residual, moneyFactorMillionths, months, taxRateBp } = lease;
  const { taxMethod = "each-payment", sellingPrice = adjustedCapCost } = lease;
  const loss = adjustedCapCost - residual;
  const rentPerMonth = (adjustedCapCost + residual) * moneyFactorMillionths;
  // Not negative: a residual above the cap cost does not pay the shopper.
  const base = Math.max(0, divideHalfUp(loss * MILLION + rentPerMonth * months, months * MILLION));
  const taxable = { "each-payment": base, "total-of-payments": base * months, "selling-price": sellingPrice };
  const due = percentOf(taxable[taxMethod], taxRateBp);
  const tax = taxMethod === "each-payment" ? due : 0;
  return {
    depreciation: divideHalfUp(loss, months),
    rent: divideHalfUp(rentPerMonth, MILLION),
    base,
    tax,
    payment: base + tax,
    taxAtSigning: due - tax,
  };
}
