import { type Cents, percentOf } from "@forecourt/money";

/**
 * Calculates the sales tax on a vehicle, in cents rounded half up; with trade-in credit only the difference is taxed
 * (docs/product/payments.md, "Sales tax").
 *
 * @param sale `taxableFees` and `tradeInAllowance` are cents, default 0; the allowance is the value of the trade
 * before its loan is subtracted
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
