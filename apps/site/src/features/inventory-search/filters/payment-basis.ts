import { formatMoney, formatPercent } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { paymentWords } from "#content/payment/payment-words.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

/**
 * Says by whose terms a list's payments are.
 *
 * @example paymentBasis(context) // "Estimates by example terms: 72 mo, 10% down, score 620 or better."
 */
export function paymentBasis({
  terms,
  locale,
  settings: { finance },
}: Pick<PageContext, "terms" | "locale" | "settings">): string {
  const t = translator(locale, "listing");
  const dollars = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const { cashDown } = finance;
  const exampleDown =
    cashDown.mode === "percent"
      ? formatPercent(cashDown.percent.defaultBp as BasisPoints, locale)
      : dollars(cashDown.dollars.default as Cents);
  const creditScore = terms?.creditScore ?? finance.creditScore.default;
  const credit = { minScore: creditScore, maxScore: creditScore };
  const tradeEquity = terms?.tradeEquity ?? finance.tradeEquity.default;
  return t("paymentBasis", {
    whose: terms ? "own" : "example",
    months: terms?.months ?? finance.financeTerm.default,
    down: terms ? dollars(terms.cashDown) : exampleDown,
    trade: tradeEquity > 0 ? "yes" : "no",
    equity: dollars(tradeEquity as Cents),
    score: assumedScore(credit, finance.creditTiers, paymentWords(locale)),
  });
}
