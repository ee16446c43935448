import { type FinanceSettings, tradeEquityLimits } from "@forecourt/finance";
import { formatMoney, type MoneyLocale } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { BUDGET_PAYMENT, BUDGET_PRICE } from "#shared/budget-price.ts";

/** The limits of the form's amounts as texts, for hints and errors. */
export function limitTexts(finance: Pick<FinanceSettings, "cashDown" | "tradeEquity">, locale: MoneyLocale) {
  const { cashDown } = finance;
  const tradeEquity = tradeEquityLimits(finance);
  const text = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const of = (min: Cents, max: Cents, step: Cents) => ({
    min: text(min),
    max: text(max),
    step: text(step),
  });
  return {
    cashDown: of(cashDown.min as Cents, cashDown.max as Cents, cashDown.dollars.step as Cents),
    tradeEquity: of(tradeEquity.min as Cents, tradeEquity.max as Cents, tradeEquity.step as Cents),
    budget: {
      monthMin: text(BUDGET_PAYMENT.min as Cents),
      monthMax: text(BUDGET_PAYMENT.max as Cents),
      priceMin: text(BUDGET_PRICE.min as Cents),
      priceMax: text(BUDGET_PRICE.max as Cents),
    },
  };
}
