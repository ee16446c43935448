import { type Cents, roundHalfUp } from "@forecourt/money";
import { levelPayment } from "./level-payment.ts";

/** Divides basis points a year to get a fraction a month. */
export const BP_PER_YEAR_TO_MONTHLY = 120_000;

/**
 * Calculates the level monthly payment of a loan in cents: P·i/(1−(1+i)^−n), or P/n at 0 %. Rounds half up.
 *
 * A principal below 0 counts as 0. Throws a RangeError for a negative rate or `months` that are not a positive integer.
 * See docs/product/payments.md, "Loan payment".
 *
 * @param principal amount financed, cents
 * @param aprBp basis points a year
 * @param months number of payments
 * @example loanPayment(2_000_000, 600, 60) // 38_666: $386.66
 */
export function loanPayment(principal: Cents, aprBp: number, months: number): Cents {
  const rate = aprBp / BP_PER_YEAR_TO_MONTHLY;
  return roundHalfUp(levelPayment({ principal: Math.max(0, principal), rate, periods: months }));
}

/**
 * Calculates the monthly payment per $1,000 financed in cents, rounded half up.
 *
 * @example paymentPerThousand(0, 48) // 2_083: "48 payments of $20.83 per $1,000 financed"
 */
export function paymentPerThousand(aprBp: number, months: number): Cents {
  return loanPayment(100_000, aprBp, months);
}
