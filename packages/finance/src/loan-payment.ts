import { roundHalfUp } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import type { BasisPoints, Cents, Months } from "@forecourt/units";
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
 * @example loanPayment(cents(2_000_000), basisPoints(600), months(60)) // { ok: true, value: 38_666 }: $386.66
 */
export function loanPayment(principal: Cents, aprBp: BasisPoints, months: Months): FinanceResult<Cents> {
  if (!isAmount(principal)) return fail("finance.invalid-amount");
  if (!isYearlyRate(aprBp)) return fail("finance.invalid-rate");
  if (!isTerm(months)) return fail("finance.invalid-term");
  const rate = aprBp / BP_PER_YEAR_TO_MONTHLY;
  return succeed(roundHalfUp(paymentAtEnd(Math.max(0, principal), 0, rate, months)) as Cents);
}

/**
 * Calculates the monthly payment per $1,000 financed in cents, rounded half up.
 *
 * @returns cents, or `finance.invalid-rate`, `finance.invalid-term`
 * @example paymentPerThousand(basisPoints(0), months(48)) // { ok: true, value: 2_083 }: "48 payments of $20.83 per $1,000 financed"
 */
export function paymentPerThousand(aprBp: BasisPoints, months: Months): FinanceResult<Cents> {
  return loanPayment(100_000 as Cents, aprBp, months);
}
