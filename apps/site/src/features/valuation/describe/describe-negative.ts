import { estimateLoan, type PaymentTerms } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import type { Valuation } from "@forecourt/trade-in";
import type { Cents, Months } from "@forecourt/units";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { aprText } from "#content/payment/payment-terms.ts";
import { paymentWords } from "#content/payment/payment-words.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { ValuationSource } from "#server/trade-in/valuation-source.ts";
import { BUDGET_PRICE } from "#shared/budget-price.ts";

export type NegativeContent = {
  title: string;
  text: string;
  ways: {
    id: "pay" | "add" | "keep";
    title: string;
    /** For `add` the terms of the payment, which open the assumptions. */
    text: string;
    cost: string;
  }[];
};

/**
 * Says that more is owed than the offer, and what can be done about it with its cost; null without negative equity.
 */
export function describeNegative(
  { cashNow, remainingBalance }: Valuation,
  { terms, source }: { terms: PaymentTerms | null; source: ValuationSource },
  { locale, settings, now }: PageContext,
): NegativeContent | null {
  if (!cashNow || cashNow.equity >= 0) return null;
  const t = translator(locale, "tradeIn");
  const money = (cents: Cents) => formatMoney(cents, locale);
  const owed = -cashNow.equity as Cents;
  const { finance } = settings;
  const months = terms?.months ?? (finance.financeTerm.default as Months);
  const price = BUDGET_PRICE.default as Cents;
  // What the amount adds to a payment does not depend on the price, but for rounding.
  const loan = (tradeEquity: Cents) =>
    estimateLoan(
      {
        price: { lines: [{ code: "vehicle", cents: price }], total: price },
        year: now.getUTCFullYear(),
        cashDown: 0 as Cents,
        creditScore: terms?.creditScore ?? finance.creditScore.default,
        months,
        tradeEquity,
      },
      finance,
    );
  const [added, without] = [loan(cashNow.equity), loan(0 as Cents)];
  const values = {
    source: source.kind,
    amount: money(owed),
    balance: money(remainingBalance),
    offer: money(cashNow.finalPrice),
  };
  return {
    title: t("result.negative.title", values),
    text: t("result.negative.text", values),
    ways: [
      {
        id: "pay",
        title: t("result.negative.pay"),
        text: t("result.negative.payText"),
        cost: money(owed),
      },
      // An amount that no loan can have is not offered as one.
      ...(added.ok && without.ok
        ? [
            {
              id: "add" as const,
              title: t("result.negative.add"),
              text: t("result.negative.addText", {
                months,
                apr: aprText(added.value.aprBp, locale),
                down: money(0 as Cents),
                score: assumedScore(
                  added.value.assumptions.credit,
                  finance.creditTiers,
                  paymentWords(locale),
                ),
              }),
              cost: t("result.negative.addCost", {
                amount: money((added.value.payment - without.value.payment) as Cents),
              }),
            },
          ]
        : []),
      {
        id: "keep",
        title: t("result.negative.keep"),
        text: t("result.negative.keepText"),
        cost: money(0 as Cents),
      },
    ],
  };
}
