import { type Cents, divideHalfUp, roundHalfUp } from "@forecourt/money";

/** Basis points a year to a fraction a month. */
const BP_PER_YEAR_TO_MONTHLY = 120_000;

/**
 * The level monthly payment of a loan: P·i/(1−(1+i)^−n), or P/n at 0 %, in cents half up.
 *
 * Nothing to finance means nothing to pay. Throws a RangeError when the term is not a whole number of months or the
 * rate is negative (docs/product/payments.md, "Loan payment").
 *
 * @param principal amount financed, cents
 * @param aprBp basis points a year
 * @param months number of payments
 * @example loanPayment(2_000_000, 600, 60) // 38_666: $386.66
 */
export function loanPayment(principal: Cents, aprBp: number, months: number): Cents {
  if (!Number.isInteger(months) || months < 1 || !(aprBp >= 0)) {
    throw new RangeError(`finance: no payment for ${months} months at ${aprBp} basis points`);
  }
  if (principal <= 0) return 0;
  if (aprBp === 0) return divideHalfUp(principal, months);
  const monthlyRate = aprBp / BP_PER_YEAR_TO_MONTHLY;
  // expm1 and log1p keep every digit where 1−(1+i)^−n would cancel them: close to 0 %.
  const discount = -Math.expm1(-months * Math.log1p(monthlyRate));
  return roundHalfUp((principal * monthlyRate) / discount);
}
