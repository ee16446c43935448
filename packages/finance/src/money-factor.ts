import { divideHalfUp } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isShare, isWholeRate } from "./finance-result.ts";

const MILLION = 1_000_000;

/** Whether a money factor is whole millionths from 0 to 1. */
export const isMoneyFactor = (millionths: number): boolean => isShare(millionths, MILLION);

/**
 * Converts a lease's money factor to a yearly rate (× 2,400 %) in basis points. Rounds half up.
 *
 * For comparing lenders only: a lease advertisement must not state it as an APR (docs/product/payments.md, "Lease
 * payment").
 *
 * @param moneyFactorMillionths the factor times a million, a whole number
 * @returns whole basis points, or `finance.invalid-rate`
 * @example aprFromMoneyFactor(1_250) // { ok: true, value: 300 }: 0.00125 is 3 %
 */
export function aprFromMoneyFactor(moneyFactorMillionths: number): FinanceResult<number> {
  if (!isMoneyFactor(moneyFactorMillionths)) return fail("finance.invalid-rate");
  return succeed(divideHalfUp(moneyFactorMillionths * 24, 100));
}

/**
 * Converts a yearly rate to a money factor (rate / 2,400 %) in millionths. Rounds half up.
 *
 * @param aprBp whole basis points a year
 * @returns whole millionths, or `finance.invalid-rate`
 * @example moneyFactorFromApr(960) // { ok: true, value: 4_000 }: 0.004
 */
export function moneyFactorFromApr(aprBp: number): FinanceResult<number> {
  if (!isWholeRate(aprBp)) return fail("finance.invalid-rate");
  return succeed(divideHalfUp(aprBp * 100, 24));
}
