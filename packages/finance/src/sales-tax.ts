import { type Cents, percentOf } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isAmount, isWholeRate } from "./finance-result.ts";

/**
 * Calculates the sales tax on a vehicle, in cents rounded half up; with trade-in credit only the difference is taxed
 * (docs/product/payments.md, "Sales tax").
 *
 * @param sale `taxRateBp` is whole basis points; `taxableFees` and `tradeInAllowance` are cents, default 0; the
 * allowance is the value of the trade before its loan is subtracted
 * @returns cents, or `finance.invalid-amount`, `finance.invalid-rate`
 * @example salesTax({ price: 3_500_000, tradeInAllowance: 1_000_000, tradeInCredit: true, taxRateBp: 700 }) // { ok: true, value: 175_000 }
 */
export function salesTax(sale: {
  price: Cents;
  taxRateBp: number;
  tradeInCredit: boolean;
  taxableFees?: Cents;
  tradeInAllowance?: Cents;
}): FinanceResult<Cents> {
  const { price, taxRateBp, tradeInCredit, taxableFees = 0, tradeInAllowance = 0 } = sale;
  if (![price, taxableFees, tradeInAllowance].every(isAmount)) return fail("finance.invalid-amount");
  if (!isWholeRate(taxRateBp)) return fail("finance.invalid-rate");
  const taxed = Math.max(0, price + taxableFees - (tradeInCredit ? tradeInAllowance : 0));
  return isAmount(taxed) ? succeed(percentOf(taxed, taxRateBp)) : fail("finance.invalid-amount");
}
