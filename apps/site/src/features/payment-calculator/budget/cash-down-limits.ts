import type { MoneyLocale } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { type AmountInput, cashDownInput } from "../calculator-inputs.ts";
import { wholeDollars } from "../estimate/payment-text.ts";
import { dealWithPrice, type PaymentDeal } from "../payment-deal.ts";

/** The limits of cash down at a chosen price, and the highest as text. */
export type CashDownLimits = AmountInput & { maxText: string };

/** Calculates them for a price in cents. */
export function cashDownLimits(deal: PaymentDeal, price: Cents, locale: MoneyLocale): CashDownLimits {
  const input = cashDownInput(dealWithPrice(deal, price));
  return { ...input, maxText: wholeDollars((input.max * 100) as Cents, locale) };
}
