import type { PaymentDeal } from "./payment-deal.ts";
import { vehiclePriceOf } from "./payment-deal.ts";

/**
 * An amount that is typed or slid. `min`, `max` and `step` are the typed field's; the slider may count in another
 * unit, of which each is worth `perUnit`.
 */
export type AmountInput = {
  min: number;
  max: number;
  step: number;
  slider: { max: number; step: number; perUnit: number };
};

/**
 * Limits and steps of cash down, in dollars. In percent mode the slider moves in percent of the price, so that each
 * step is a round share of it; a typed amount is free (docs/product/payments.md, "Cash down").
 */
export function cashDownInput({ price, settings }: PaymentDeal): AmountInput {
  const { cashDown } = settings;
  const vehicle = vehiclePriceOf(price) / 100;
  const max = Math.floor(Math.min(cashDown.max / 100, vehicle));
  const step = cashDown.dollars.step / 100;
  const field = { min: Math.min(cashDown.min / 100, max), max, step };
  if (cashDown.mode === "dollars" || max === 0) return { ...field, slider: { max, step, perUnit: 1 } };
  const percentStep = cashDown.percent.stepBp / 100;
  // The last step reaches the limit even where the limit is no round share.
  const percentMax = Math.ceil(((max / vehicle) * 100) / percentStep) * percentStep;
  return { ...field, slider: { max: percentMax, step: percentStep, perUnit: vehicle / 100 } };
}

/** The same for trade equity, in dollars. */
export function tradeEquityInput({ settings }: PaymentDeal): AmountInput {
  const { min, max, step } = settings.tradeEquity;
  return plain({ min: min / 100, max: max / 100, step: step / 100 });
}

/** The same for the credit score. */
export function creditScoreInput({ settings }: PaymentDeal): AmountInput {
  return plain(settings.creditScore);
}

function plain({ min, max, step }: { min: number; max: number; step: number }): AmountInput {
  return { min, max, step, slider: { max, step, perUnit: 1 } };
}
