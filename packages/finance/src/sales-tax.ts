import { type Cents, percentOf } from "@forecourt/money";

/**
 * The sales tax on a vehicle, cents, half up; states that give credit for a trade-in tax only the difference
 * (docs/product/payments.md, "Sales tax").
 *
 * @param sale `taxableFees` and `tradeInAllowance` are cents and 0 when left out; the allowance is what the trade is
 * worth, before what is still owed on it
 * @example salesTax({ price: 3_500_000, tradeInAllowance: 1_000_000, tradeInCredit: true, taxRateBp: 700 }) // 175_000
 */
export function salesTax(sale: {
  price: Cents;
  taxRateBp: number;
  tradeInCredit: boolean;
  taxableFees?: Cents;
  tradeInAllowance?: Cents;
}): Cents {
  const { price, taxRateBp, tradeInCredit, taxableFees = 0, tradeInAllowance = 0 } = sale;
  const taxed = price + taxableFees - (tradeInCredit ? tradeInAllowance : 0);
  return percentOf(Math.max(0, taxed), taxRateBp);
}
