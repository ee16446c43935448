import type { Cents } from "@forecourt/money";

/**
 * Calculates the amount financed: price + fees + tax − cash down − trade equity, in cents.
 *
 * Negative equity (the trade's loan is above its value) raises it. The result is negative when cash and equity
 * exceed the cost.
 *
 * @example amountFinanced({ price: 2_000_000, fees: 25_500, tax: 0, cashDown: 200_000, tradeEquity: -50_000 }) // 1_875_500
 */
export function amountFinanced(deal: {
  price: Cents;
  fees: Cents;
  tax: Cents;
  cashDown: Cents;
  tradeEquity: Cents;
}): Cents {
  return deal.price + deal.fees + deal.tax - deal.cashDown - deal.tradeEquity;
}
