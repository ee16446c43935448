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
 * Calculates the unrounded level payment of a debt, in cents; use `loanPayment` for a displayed amount.
 *
 * Throws a RangeError for a negative `rate` or `periods` that are not a positive integer. See
 * docs/product/payments.md, "Level payments".
 *
 * @example levelPayment({ principal: 3_000_000, balloon: 1_500_000, rate: 0.008, periods: 36 }) // 60_119.8…
 */
export function levelPayment({ principal, rate, periods, balloon = 0, inAdvance }: LevelDebt): number {
  if (!Number.isInteger(periods) || periods < 1 || !(rate >= 0)) {
    throw new RangeError(`finance: no payment for ${periods} periods at ${rate}`);
  }
  if (rate === 0) return (principal - balloon) / periods;
  // expm1 and log1p stay exact near 0 %, where 1 − (1+i)^−n cancels digits.
  const discount = -Math.expm1(-periods * Math.log1p(rate));
  const atEnd = ((principal - balloon * (1 - discount)) * rate) / discount;
  return inAdvance ? atEnd / (1 + rate) : atEnd;
}

/**
 * Calculates the part of a level payment that repays principal, in unrounded cents.
 *
 * @param period which payment, counted from 1
 * @example principalPart({ principal: 5_500_000, rate: 0.1 / 12, periods: 60 }, 1) // 71_025.4…
 */
export function principalPart(debt: Omit<LevelDebt, "inAdvance">, period: number): number {
  return (levelPayment(debt) - debt.principal * debt.rate) * (1 + debt.rate) ** (period - 1);
}
