import { type Cents, divideHalfUp, percentOf } from "@forecourt/money";

/** The parts of a monthly lease payment, cents. */
export type LeasePayment = {
  /** Share of the value the vehicle loses. */
  depreciation: Cents;
  /** Rent charge. */
  rent: Cents;
  /** Depreciation and rent, rounded once: it can differ by a cent from the sum of the two rounded lines. */
  base: Cents;
  tax: Cents;
  payment: Cents;
};

const MILLION = 1_000_000;

/**
 * The monthly payment of a lease: (cap − residual)/n + (cap + residual)·money factor, plus tax on it, half up.
 *
 * @param lease `adjustedCapCost` and `residual` in cents, `moneyFactorMillionths` the factor times a million
 * @example leasePayment({ adjustedCapCost: 3_000_000, residual: 1_800_000, moneyFactorMillionths: 1_250, months: 36, taxRateBp: 0 }).payment // 39_333
 */
export function leasePayment(lease: {
  adjustedCapCost: Cents;
  residual: Cents;
  moneyFactorMillionths: number;
  months: number;
  taxRateBp: number;
}): LeasePayment {
  const { adjustedCapCost, residual, moneyFactorMillionths, months, taxRateBp } = lease;
  const loss = adjustedCapCost - residual;
  const rentPerMonth = (adjustedCapCost + residual) * moneyFactorMillionths;
  // A residual above the cap cost never pays the shopper.
  const base = Math.max(0, divideHalfUp(loss * MILLION + rentPerMonth * months, months * MILLION));
  const tax = percentOf(base, taxRateBp);
  return {
    depreciation: divideHalfUp(loss, months),
    rent: divideHalfUp(rentPerMonth, MILLION),
    base,
    tax,
    payment: base + tax,
  };
}
