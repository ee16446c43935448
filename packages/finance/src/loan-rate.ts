import type { Cents } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isAmountFromZero, isTerm, isUnroundedAmount } from "./finance-result.ts";
import type { LevelDebt } from "./level-payment.ts";
import { BP_PER_YEAR_TO_MONTHLY } from "./loan-payment.ts";
import { solveRate } from "./solve-rate.ts";

/**
 * Calculates the rate per period at which level payments repay a debt: the inverse of `levelPayment`.
 *
 * @returns an unrounded fraction per period, or `finance.invalid-amount`, `finance.invalid-term`; `finance.no-rate` when
 * the payments are below the principal
 * @example ratePerPeriod({ principal: 350_000, payment: 0, balloon: 1_000_000, periods: 10 }) // { ok: true, value: 0.11069… }
 */
export function ratePerPeriod(debt: Omit<LevelDebt, "rate"> & { payment: number }): FinanceResult<number> {
  const { principal, payment, periods, balloon = 0, inAdvance } = debt;
  if (![principal, payment, balloon].every(isUnroundedAmount)) return fail("finance.invalid-amount");
  if (!isTerm(periods)) return fail("finance.invalid-term");
  const found = solveRate((rate) => {
    const discount = -Math.expm1(-periods * Math.log1p(rate));
    const worth = rate === 0 ? periods : discount / rate;
    return payment * (inAdvance ? worth * (1 + rate) : worth) + balloon * (1 - discount) - principal;
  });
  return found === null ? fail("finance.no-rate") : succeed(found);
}

/**
 * Calculates the yearly rate of a loan from its monthly payment: the inverse of `loanPayment`.
 *
 * @param principal amount financed, cents
 * @param payment cents a month
 * @returns unrounded basis points, or `finance.invalid-amount`, `finance.invalid-term`; `finance.no-rate` when the
 * payments are below the principal
 * @example loanRate(2_000_000, 38_666, 60) // { ok: true, value: 600.0… }: 6 %
 */
export function loanRate(principal: Cents, payment: Cents, months: number): FinanceResult<number> {
  if (!isAmountFromZero(principal) || !isAmountFromZero(payment)) return fail("finance.invalid-amount");
  const rate = ratePerPeriod({ principal, payment, periods: months });
  return rate.ok ? succeed(rate.value * BP_PER_YEAR_TO_MONTHLY) : rate;
}
