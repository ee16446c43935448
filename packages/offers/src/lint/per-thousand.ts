import { divideHalfUp } from "@forecourt/money";
import type { BasisPoints, Cents, Months } from "@forecourt/units";

/** 120,000 basis points a year are a monthly rate of 1. */
const WHOLE = 120_000n;
const PRINCIPAL = 100_000n;

/**
 * The exact monthly payment for each $1,000 financed, in cents, half up. Integer arithmetic: the check shares no errors
 * with the calculator it checks.
 *
 * @param aprBp whole basis points a year
 * @param months number of payments, at least 1
 */
export function exactPaymentPerThousand(aprBp: BasisPoints, months: Months): Cents {
  if (aprBp === 0) return divideHalfUp(Number(PRINCIPAL), months) as Cents;
  const rate = BigInt(aprBp);
  // P·i·(1+i)^n / ((1+i)^n − 1), with numerator and denominator multiplied by 120,000^(n+1).
  const grown = (WHOLE + rate) ** BigInt(months);
  const numerator = PRINCIPAL * rate * grown;
  const denominator = WHOLE * (grown - WHOLE ** BigInt(months));
  return Number((numerator * 2n + denominator) / (denominator * 2n)) as Cents;
}
