import { divideHalfUp } from "@forecourt/money";

/**
 * Converts a lease's money factor to a yearly rate (× 2,400 %) in basis points. Rounds half up.
 *
 * For comparing lenders only: a lease advertisement must not state it as an APR (docs/product/payments.md, "Lease
 * payment").
 *
 * @param moneyFactorMillionths the factor times a million
 * @example aprFromMoneyFactor(1_250) // 300: 0.00125 is 3 %
 */
export function aprFromMoneyFactor(moneyFactorMillionths: number): number {
  return divideHalfUp(moneyFactorMillionths * 24, 100);
}

/**
 * Converts a yearly rate to a money factor (rate / 2,400 %) in millionths. Rounds half up.
 *
 * @param aprBp basis points a year
 * @example moneyFactorFromApr(960) // 4_000: 0.004
 */
export function moneyFactorFromApr(aprBp: number): number {
  return divideHalfUp(aprBp * 100, 24);
}
