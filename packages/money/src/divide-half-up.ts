import { roundHalfUp } from "./round-half-up.ts";

/**
 * Divides one integer by another and rounds the exact quotient half up, away from zero.
 *
 * Rounds the remainder: a large quotient cannot hold the exact half. Throws a RangeError for unsafe integers and when
 * the denominator is not positive.
 *
 * @example divideHalfUp(100_000, 48) // 2083
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`money: ${numerator} / ${denominator} is not exact in safe integers`);
  }
  const remainder = numerator % denominator;
  const quotient = (numerator - remainder) / denominator;
  return quotient + roundHalfUp(remainder / denominator);
}
