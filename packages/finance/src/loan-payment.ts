import { type Cents, roundHalfUp } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isAmount, isTerm, isYearlyRate } from "./finance-result.ts";
import { paymentAtEnd } from "./level-payment.ts";

/** Divides basis points a year to get a fraction a month. */
export const BP_PER_YEAR_TO_MONTHLY = 120_000;

/**
 * Calculates the level monthly payment of a loan in cents: P·i/(1−(1+i)^−n), or P/n at 0 %. Rounds half up.
 *
 * A principal below 0 counts as 0. See docs/product/payments.md, "Loan payment".
 *
 * @param principal amount financed, cents
 * @param aprBp basis points a year, a fraction or 0 too
 * @param months number of payments
 * @returns cents, or `finance.invalid-amount`, `finance.invalid-rate`, `finance.invalid-term`
 * @example loanPayment(2_000_000, 600, 60) // { ok: true, value: 38_666 }: $386.66
 */
export function loanPayment(principal: Cents, aprBp: number, months: number): FinanceResult<Cents> {
  if (!isAmount(principal)) return fail("finance.invalid-amount");
  if (!isYearlyRate(aprBp)) return fail("finance.invalid-rate");
  if (!isTerm(months)) return fail("finance.invalid-term");
  const rate = aprBp / BP_PER_YEAR_TO_MONTHLY;
  return succeed(roundHalfUp(paymentAtEnd(Math.max(0, principal), 0, rate, months)));
}

/**
 * Calculates the monthly payment per $1,000 financed in cents, rounded half up.
 *
 * @returns cents, or `finance.invalid-rate`, `finance.invalid-term`
 * @example paymentPerThousand(0, 48) // { ok: true, value: 2_083 }: "48 payments of $20.83 per $1,000 financed"
 */
export function paymentPerThousand(aprBp: number, months: number): FinanceResult<Cents> {
  return loanPayment(100_000, aprBp, months);
}
