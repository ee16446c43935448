import { parseJsonObject } from "./json-object.ts";

/** What a shopper can set in the calculator: money in cents, terms in months, miles a year. */
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
 * What a shopper changed from the dealership's assumptions; what was left alone is absent, so that it follows them.
 *
 * It is about money: keep it in the tab (`sessionStorage`), never in a cookie (docs/product/visitor.md, "Payment
 * choices").
 */
export type PaymentChoices = { method?: "finance" | "lease" } & Partial<Record<PaymentChoice, number>>;

/** Both ends allowed; `step` counts from `min`. */
export type ChoiceLimits = { min: number; max: number; step: number };

export type PaymentChoicesAction =
  | { type: "choice-made"; choice: PaymentChoice; value: number; limits: ChoiceLimits }
  | { type: "method-chosen"; method: "finance" | "lease" }
  | { type: "choices-cleared" };

/**
 * The choices after an action: a value is brought to the nearest one that its control can show, and what is no number
 * changes nothing.
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
 * Reads choices that were kept as JSON. What is no choice or no number is left out; never throws.
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
