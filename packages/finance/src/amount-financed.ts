import type { Cents } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isAmount } from "./finance-result.ts";

/**
 * Calculates the amount financed: price + fees + tax − cash down − trade equity, in cents.
 *
 * Negative equity (the trade's loan is above its value) raises it. The result is negative when cash and equity
 * exceed the cost.
 *
 * @returns cents, or `finance.invalid-amount`
 * @example amountFinanced({ price: 2_000_000, fees: 25_500, tax: 0, cashDown: 200_000, tradeEquity: -50_000 }) // { ok: true, value: 1_875_500 }
 */
export function amountFinanced(deal: {
  price: Cents;
  fees: Cents;
  tax: Cents;
  cashDown: Cents;
  tradeEquity: Cents;
}): FinanceResult<Cents> {
  const { price, fees, tax, cashDown, tradeEquity } = deal;
  if (![price, fees, tax, cashDown, tradeEquity].every(isAmount)) return fail("finance.invalid-amount");
  return succeed(price + fees + tax - cashDown - tradeEquity);
}
