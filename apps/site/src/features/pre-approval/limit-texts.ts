import { type FinanceSettings, tradeEquityLimits } from "@forecourt/finance";
import { formatMoney, type MoneyLocale } from "@forecourt/money";
import { BUDGET_PAYMENT, BUDGET_PRICE } from "#shared/budget-price.ts";

/** The limits of the form's amounts as texts, for hints and errors. */
export function limitTexts(finance: Pick<FinanceSettings, "cashDown" | "tradeEquity">, locale: MoneyLocale) {
  const { cashDown } = finance;
  const tradeEquity = tradeEquityLimits(finance);
  const text = (cents: number) => formatMoney(cents, locale, { cents: "never" });
  const of = (min: number, max: number, step: number) => ({
    min: text(min),
    max: text(max),
    step: text(step),
  });
  return {
    cashDown: of(cashDown.min, cashDown.max, cashDown.dollars.step),
    tradeEquity: of(tradeEquity.min, tradeEquity.max, tradeEquity.step),
    budget: {
      monthMin: text(BUDGET_PAYMENT.min),
      monthMax: text(BUDGET_PAYMENT.max),
      priceMin: text(BUDGET_PRICE.min),
      priceMax: text(BUDGET_PRICE.max),
    },
  };
}
