import type { Cents } from "@forecourt/money";
import type { LevelDebt } from "./level-payment.ts";
import { BP_PER_YEAR_TO_MONTHLY } from "./loan-payment.ts";
import { solveRate } from "./solve-rate.ts";

/**
 * Calculates the rate per period at which level payments repay a debt: the inverse of `levelPayment`.
 *
 * @returns an unrounded fraction per period, or `null` when the payments are below the principal
 * @example ratePerPeriod({ principal: 350_000, payment: 0, balloon: 1_000_000, periods: 10 }) // 0.11069…
 */
export function ratePerPeriod(debt: Omit<LevelDebt, "rate"> & { payment: number }): number | null {
  const { principal, payment, periods, balloon = 0, inAdvance } = debt;
  return solveRate((rate) => {
    const discount = -Math.expm1(-periods * Math.log1p(rate));
    const worth = rate === 0 ? periods : discount / rate;
    return payment * (inAdvance ? worth * (1 + rate) : worth) + balloon * (1 - discount) - principal;
  });
}

/**
 * Calculates the yearly rate of a loan from its monthly payment: the inverse of `loanPayment`.
 *
 * @returns unrounded basis points, or `null` when the payments are below the principal
 * @example loanRate(2_000_000, 38_666, 60) // 600.0…: 6 %
 */
export function loanRate(principal: Cents, payment: Cents, months: number): number | null {
  const rate = ratePerPeriod({ principal, payment, periods: months });
  return rate === null ? null : rate * BP_PER_YEAR_TO_MONTHLY;
}
