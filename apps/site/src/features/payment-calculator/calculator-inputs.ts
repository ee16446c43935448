import { type Limits, tradeEquityLimits } from "@forecourt/finance";
import type { PaymentDeal } from "./payment-deal.ts";

/**
 * Limits and steps of an amount, for the text field. The slider has its own step, which may be a fraction. Its minimum
 * may differ too.
 */
export type AmountInput = { min: number; max: number; step: number; slideStep: number; slideMin?: number };

/**
 * Returns the limits and steps of cash down, in dollars.
 *
 * In percent mode, a slider step is a share of the price. Typed amounts are not rounded (docs/product/payments.md,
 * "Cash down").
 */
export function cashDownInput(deal: PaymentDeal): AmountInput {
  const { cashDown } = deal.settings;
  const price = deal.price.total / 100;
  const max = Math.floor(Math.min(cashDown.max / 100, price));
  const step = cashDown.dollars.step / 100;
  const share = (cashDown.percent.stepBp / 10_000) * price;
  const slideStep = cashDown.mode === "dollars" || max === 0 ? step : share;
  return { min: Math.min(cashDown.min / 100, max), max, step, slideStep };
}

/**
 * Limits and steps of trade equity, in dollars. A typed equity may be negative. The slider begins at 0, or below it
 * where the equity is.
 */
export function tradeEquityInput({ settings }: PaymentDeal, value: number): AmountInput {
  const input = inDollars({ ...settings.tradeEquity, ...tradeEquityLimits(settings) });
  return value < 0 ? input : { ...input, slideMin: settings.tradeEquity.min / 100 };
}

/** Limits and steps of a chosen price, in dollars from `limits` in cents. */
export function priceInput(limits: Limits): AmountInput {
  return inDollars(limits);
}

/** Limits and steps of the credit score. */
export function creditScoreInput({ settings }: PaymentDeal): AmountInput {
  return plain(settings.creditScore);
}

function inDollars({ min, max, step }: Limits): AmountInput {
  return plain({ min: min / 100, max: max / 100, step: step / 100 });
}

function plain({ min, max, step }: { min: number; max: number; step: number }): AmountInput {
  return { min, max, step, slideStep: step };
}
