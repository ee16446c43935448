import { fail, succeed } from "@forecourt/result";
import { compoundGrowth } from "./compound-growth.ts";
import { type FinanceResult, isRatePerPeriod, isTerm, isUnroundedAmount } from "./finance-result.ts";

/** A debt repaid by equal payments; money in cents, `rate` a fraction per period (6 % a year, monthly: 0.005). */
export type LevelDebt = {
  principal: number;
  rate: number;
  /** Number of payments. */
  periods: number;
  /** The debt after the last payment, such as a lease's residual; default 0. */
  balloon?: number;
  /** Whether payments are due at the beginning of a period, as for a lease; default `false`. */
  inAdvance?: boolean;
};

/**
 * Calculates the unrounded level payment of a debt, in cents; use `loanPayment` for a displayed amount. See
 * docs/product/payments.md, "Level payments".
 *
 * @returns the payment, or `finance.invalid-amount`, `finance.invalid-rate`, `finance.invalid-term`
 * @example levelPayment({ principal: 3_000_000, balloon: 1_500_000, rate: 0.008, periods: 36 }) // { ok: true, value: 60_119.8… }
 */
export function levelPayment(debt: LevelDebt): FinanceResult<number> {
  const { principal, rate, periods, balloon = 0, inAdvance } = debt;
  if (!isUnroundedAmount(principal) || !isUnroundedAmount(balloon)) return fail("finance.invalid-amount");
  if (!isRatePerPeriod(rate)) return fail("finance.invalid-rate");
  if (!isTerm(periods)) return fail("finance.invalid-term");
  const atEnd = paymentAtEnd(principal, balloon, rate, periods);
  return succeed(inAdvance ? atEnd / (1 + rate) : atEnd);
}

/** The level payment at the end of each period, for checked numbers. */
export function paymentAtEnd(principal: number, balloon: number, rate: number, periods: number): number {
  if (rate === 0) return (principal - balloon) / periods;
  // The interest of the principal, and a sinking fund for what must be repaid.
  return principal * rate + ((principal - balloon) * rate) / compoundGrowth(rate, periods);
}

/**
 * Calculates the part of a level payment that repays principal, in unrounded cents.
 *
 * @param period which payment, counted from 1
 * @returns the part, or the codes of `levelPayment`; `finance.invalid-term` also for a period after the last
 * @example principalPart({ principal: 5_500_000, rate: 0.1 / 12, periods: 60 }, 1) // { ok: true, value: 71_025.4… }
 */
export function principalPart(debt: Omit<LevelDebt, "inAdvance">, period: number): FinanceResult<number> {
  const { principal, rate, periods, balloon } = debt;
  const payment = levelPayment({ principal, rate, periods, balloon });
  if (!payment.ok) return payment;
  if (!isTerm(period) || period > periods) return fail("finance.invalid-term");
  const part = (payment.value - principal * rate) * (1 + rate) ** (period - 1);
  return Number.isFinite(part) ? succeed(part) : fail("finance.too-large");
}
