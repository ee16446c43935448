import { divideHalfUp } from "@forecourt/money";

/**
 * The yearly rate that a lease's money factor comes to (factor × 2,400 %), basis points, half up.
 *
 * For comparing lenders: an advertisement of a lease must not state it as an annual percentage rate
 * (docs/product/payments.md, "Lease payment").
 *
 * @param moneyFactorMillionths the factor times a million
 * @example aprFromMoneyFactor(1_250) // 300: 0.00125 is 3 %
 */
export function aprFromMoneyFactor(moneyFactorMillionths: number): number {
  return divideHalfUp(moneyFactorMillionths * 24, 100);
}

/**
 * The money factor of a yearly rate (rate / 2,400 %), millionths, half up.
 *
 * @param aprBp basis points a year
 * @example moneyFactorFromApr(960) // 4_000: 0.004
 */
export function moneyFactorFromApr(aprBp: number): number {
  return divideHalfUp(aprBp * 100, 24);
}
