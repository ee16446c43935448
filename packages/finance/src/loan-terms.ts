import type { Cents, Months } from "@forecourt/units";
import { clampCashDown, defaultCashDown } from "./cash-down.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import type { PaymentTerms } from "./payment-terms.ts";
import type { PriceBreakdown } from "./price-breakdown.ts";

/**
 * Returns the terms of a loan for one vehicle. They are the shopper's, with cash down clamped to the price. For `null`
 * they are the dealership's default terms.
 *
 * @param price the headline price by lines
 * @example estimateLoan({ price, year: 2021, ...loanTerms(price, terms, settings) }, settings).payment
 */
export function loanTerms(
  price: PriceBreakdown,
  terms: PaymentTerms | null,
  settings: Pick<FinanceSettings, "cashDown" | "tradeEquity" | "creditScore" | "financeTerm">,
): PaymentTerms {
  if (terms) return { ...terms, cashDown: clampCashDown(terms.cashDown, price.total, settings.cashDown) };
  return {
    cashDown: defaultCashDown(price.total, settings.cashDown),
    tradeEquity: settings.tradeEquity.default as Cents,
    creditScore: settings.creditScore.default,
    months: settings.financeTerm.default as Months,
  };
}
