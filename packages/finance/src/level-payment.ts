/** Regular payments on a debt; money in cents, `rate` a fraction a period (6 % a year, monthly: 0.005). */
export type LevelDebt = {
  principal: number;
  rate: number;
  /** Number of payments. */
  periods: number;
  /** What stays owed after the last payment, such as a lease's residual; 0 when left out. */
  balloon?: number;
  /** Whether payments fall due at the beginning of their period, as a lease's do; `false` when left out. */
  inAdvance?: boolean;
};

/**
 * The level payment of a debt before any rounding, in cents and their fraction; for money that is shown take
 * `loanPayment`.
 *
 * Throws a RangeError when the number of payments is not a whole number from 1 or the rate is negative
 * (docs/product/payments.md, "Level payments").
 *
 * @example levelPayment({ principal: 3_000_000, balloon: 1_500_000, rate: 0.008, periods: 36 }) // 60_119.8…
 */
export function levelPayment({ principal, rate, periods, balloon = 0, inAdvance }: LevelDebt): number {
  if (!Number.isInteger(periods) || periods < 1 || !(rate >= 0)) {
    throw new RangeError(`finance: no payment for ${periods} periods at ${rate}`);
  }
  if (rate === 0) return (principal - balloon) / periods;
  // expm1 and log1p keep every digit where 1 − (1+i)^−n would cancel them: close to 0 %.
  const discount = -Math.expm1(-periods * Math.log1p(rate));
  const atEnd = ((principal - balloon * (1 - discount)) * rate) / discount;
  return inAdvance ? atEnd / (1 + rate) : atEnd;
}

/**
 * How much of a level payment, made at the end of its period, repays principal: unrounded cents.
 *
 * @param period which payment, counted from 1
 * @example principalPart({ principal: 5_500_000, rate: 0.1 / 12, periods: 60 }, 1) // 71_025.4…
 */
export function principalPart(debt: Omit<LevelDebt, "inAdvance">, period: number): number {
  return (levelPayment(debt) - debt.principal * debt.rate) * (1 + debt.rate) ** (period - 1);
}
