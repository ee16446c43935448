import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isRatePerPeriod, isUnroundedAmount } from "./finance-result.ts";
import type { LevelDebt } from "./level-payment.ts";

/**
 * Calculates how many level payments bring a debt to its balloon: NPER of spreadsheets, the inverse of `levelPayment`.
 *
 * The number has a fraction when the last payment is smaller; `loanPeriods` counts whole payments in cents.
 *
 * @param debt `payment` in cents; a negative `balloon` is an amount saved
 * @returns an unrounded number, or `finance.invalid-amount`, `finance.invalid-rate`; `finance.payment-too-low` when the
 * payments never get there
 * @example numberOfPeriods({ principal: 2_000_000, payment: 38_666, rate: 0.005 }) // { ok: true, value: 59.99… }
 */
export function numberOfPeriods(
  debt: Omit<LevelDebt, "periods"> & { payment: number },
): FinanceResult<number> {
  const { principal, payment, rate, balloon = 0, inAdvance } = debt;
  if (![principal, payment, balloon].every(isUnroundedAmount)) return fail("finance.invalid-amount");
  if (!isRatePerPeriod(rate)) return fail("finance.invalid-rate");
  if (principal === balloon) return succeed(0);
  const periods =
    rate === 0
      ? (principal - balloon) / payment
      : periodsAt(principal, balloon, inAdvance ? payment * (1 + rate) : payment, rate);
  return Number.isFinite(periods) && periods >= 0 ? succeed(periods) : fail("finance.payment-too-low");
}

/** By what a payment leaves after the interest of the principal, each period (1 + rate) times as much. */
function periodsAt(principal: number, balloon: number, payment: number, rate: number): number {
  const first = payment - principal * rate;
  // log1p stays exact for a short term, where the two amounts are nearly equal.
  return Math.log1p(((principal - balloon) * rate) / first) / Math.log1p(rate);
}
