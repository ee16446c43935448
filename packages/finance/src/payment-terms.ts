import type { Cents, Months } from "@forecourt/units";
import type { CashDownSettings, FinanceSettings } from "./finance-settings.ts";
import type { Limits } from "./limits.ts";
import { snapToStep } from "./snap-to-step.ts";

/** The terms of a loan that a shopper chose: money in cents, the term in months. */
export type PaymentTerms = {
  cashDown: Cents;
  tradeEquity: Cents;
  creditScore: number;
  months: Months;
};

/** The settings that limit terms. */
export type PaymentTermsSettings = Pick<FinanceSettings, "tradeEquity" | "creditScore" | "financeTerm"> & {
  cashDown: Pick<CashDownSettings, "min" | "max" | "dollars">;
};

/** Four whole numbers of at most seven digits; the equity may be negative. */
const TERMS = /^\d{1,7},-?\d{1,7},\d{1,7},\d{1,7}$/;

/**
 * Parses the parameter `terms`: cash down and trade equity in dollars, credit score, months. Each number moves to the
 * nearest step within its limits (docs/product/payments.md, "Terms in addresses"). Equity moves to the dollar.
 *
 * @param text the parameter's value, of any type
 * @returns the terms, or `null` for a text of another form
 * @example parsePaymentTerms("2000,0,700,60", settings) // { cashDown: 200_000, tradeEquity: 0, creditScore: 700, months: 60 }
 */
export function parsePaymentTerms(text: unknown, settings: PaymentTermsSettings): PaymentTerms | null {
  if (typeof text !== "string" || !TERMS.test(text)) return null;
  const [down, equity, creditScore, term] = text.split(",").map(Number) as [number, number, number, number];
  const [cashDown, tradeEquity] = [down * 100, equity * 100] as [Cents, Cents];
  return snapPaymentTerms({ cashDown, tradeEquity, creditScore, months: term as Months }, settings);
}

/**
 * The limits of a trade's equity in terms. It is negative when more is owed than the trade is worth. Debt has the limit
 * of equity.
 *
 * @example tradeEquityLimits(settings) // { min: -2_000_000, max: 2_000_000, step: 10_000 }: the step is the slider's
 */
export function tradeEquityLimits({
  tradeEquity: { max, step },
}: Pick<PaymentTermsSettings, "tradeEquity">): Pick<Limits, "min" | "max" | "step"> {
  return { min: -max, max, step };
}

/**
 * Moves each number of the terms to the nearest step within its limits. Equity keeps its dollars.
 *
 * @example snapPaymentTerms({ ...terms, cashDown: cents(204_900), months: months(61) }, settings)
 * // { cashDown: 200_000, tradeEquity: 0, creditScore: 700, months: 60 }
 */
export function snapPaymentTerms(terms: PaymentTerms, settings: PaymentTermsSettings): PaymentTerms {
  const { min, max, dollars } = settings.cashDown;
  return {
    cashDown: snapToStep(terms.cashDown, { min, max, step: dollars.step }) as Cents,
    tradeEquity: snapToStep(terms.tradeEquity, { ...tradeEquityLimits(settings), step: 100 }) as Cents,
    creditScore: snapToStep(terms.creditScore, settings.creditScore),
    months: snapToStep(terms.months, settings.financeTerm) as Months,
  };
}

/**
 * Writes terms as the parameter `terms`, in whole dollars. The inverse of `parsePaymentTerms` for snapped terms. Terms
 * with NaN or an infinity give an empty text, which is no terms.
 *
 * @example formatPaymentTerms(terms) // "2000,0,700,60"
 */
export function formatPaymentTerms({ cashDown, tradeEquity, creditScore, months }: PaymentTerms): string {
  const numbers = [Math.round(cashDown / 100), Math.round(tradeEquity / 100), creditScore, months];
  return numbers.every(Number.isFinite) ? numbers.join() : "";
}
