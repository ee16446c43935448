import { parseJsonObject } from "./json-object.ts";

/** Inputs of the calculator: money in cents, terms in months, miles a year. */
export const PAYMENT_CHOICES = [
  "cashDown",
  "tradeEquity",
  "creditScore",
  "financeTerm",
  "leaseTerm",
  "leaseMiles",
] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/**
 * The shopper's changes of the dealership's assumptions; unchanged ones are missing.
 *
 * Financial data: store it in `sessionStorage`, never in a cookie (docs/product/visitor.md, "Payment choices").
 */
export type PaymentChoices = { method?: "finance" | "lease" } & Partial<Record<PaymentChoice, number>>;

/** Inclusive; `step` counts from `min`. */
export type ChoiceLimits = { min: number; max: number; step: number };

export type PaymentChoicesAction =
  | { type: "choice-made"; choice: PaymentChoice; value: number; limits: ChoiceLimits }
  | { type: "method-chosen"; method: "finance" | "lease" }
  | { type: "choices-cleared" };

/**
 * Applies an action: values are rounded to the nearest step, and NaN changes nothing.
 *
 * @example paymentChoicesReducer({}, { type: "choice-made", choice: "financeTerm", value: 50, limits: { min: 12, max: 72, step: 12 } })
 * // { financeTerm: 48 }
 */
export function paymentChoicesReducer(before: PaymentChoices, action: PaymentChoicesAction): PaymentChoices {
  switch (action.type) {
    case "choice-made":
      if (Number.isNaN(action.value)) return before;
      return { ...before, [action.choice]: nearest(action.value, action.limits) };
    case "method-chosen":
      return { ...before, method: action.method };
    case "choices-cleared":
      return {};
  }
}

/**
 * Parses stored choices. Unknown choices and invalid numbers are ignored; never throws.
 *
 * @example parsePaymentChoices(sessionStorage.getItem("payment-choices"))
 */
export function parsePaymentChoices(text: unknown): PaymentChoices {
  const stored = parseJsonObject(text);
  const choices: PaymentChoices = {};
  const { method } = stored;
  if (method === "finance" || method === "lease") choices.method = method;
  for (const choice of PAYMENT_CHOICES) {
    const value = stored[choice];
    if (typeof value === "number" && Number.isFinite(value)) choices[choice] = value;
  }
  return choices;
}

function nearest(value: number, { min, max, step }: ChoiceLimits): number {
  const within = Math.min(Math.max(value, min), max);
  return Math.min(min + Math.round((within - min) / step) * step, max);
}
