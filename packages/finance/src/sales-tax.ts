import { percentOf } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import type { BasisPoints, Cents } from "@forecourt/units";
import { type FinanceResult, isAmount, isWholeRate } from "./finance-result.ts";

/**
 * Calculates the sales tax on a vehicle, in cents rounded half up; with trade-in credit only the difference is taxed
 * (docs/product/payments.md, "Sales tax").
 *
 * @param sale `taxRateBp` is whole basis points; `taxableFees` and `tradeInAllowance` are cents, default 0; the
 * allowance is the value of the trade before its loan is subtracted
 * @returns cents, or `finance.invalid-amount`, `finance.invalid-rate`
 * @example
 * const trade = { tradeInAllowance: cents(1_000_000), tradeInCredit: true };
 * salesTax({ price: cents(3_500_000), taxRateBp: basisPoints(700), ...trade }) // { ok: true, value: 175_000 }
 */
export function salesTax(sale: {
  price: Cents;
  taxRateBp: BasisPoints;
  tradeInCredit: boolean;
  taxableFees?: Cents;
  tradeInAllowance?: Cents;
}): FinanceResult<Cents> {
  const { price, taxRateBp, tradeInCredit, taxableFees = 0, tradeInAllowance = 0 } = sale;
  if (![price, taxableFees, tradeInAllowance].every(isAmount)) return fail("finance.invalid-amount");
  if (!isWholeRate(taxRateBp)) return fail("finance.invalid-rate");
  const taxed = Math.max(0, price + taxableFees - (tradeInCredit ? tradeInAllowance : 0)) as Cents;
  return isAmount(taxed) ? succeed(percentOf(taxed, taxRateBp)) : fail("finance.invalid-amount");
}
