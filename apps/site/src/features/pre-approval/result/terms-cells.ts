import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { aprPartText } from "#content/payment/apr-part-text.ts";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { aprText } from "#content/payment/payment-terms.ts";
import { paymentWords } from "#content/payment/payment-words.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { ResultDeal } from "./result-deal.ts";

export type TermsCell = { label: string; value: string; note: string };

/** The terms of a deal, each with where it comes from. */
export function termsCells(
  { estimate, price }: Pick<ResultDeal, "estimate" | "price">,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): TermsCell[] {
  const t = translator(locale, "preApproval");
  const words = paymentWords(locale);
  const { months, aprBp, amountFinanced, totalOfPayments, payment, assumptions } = estimate;
  const { cashDown, tradeEquity, aprParts, credit, included } = assumptions;
  const whole = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const exact = (cents: Cents) => formatMoney(cents, locale);
  const tax = included.find(({ code }) => code === "tax");
  let rest = `${whole(price.total)} − ${whole(cashDown)}`;
  if (tradeEquity !== 0)
    rest = t(tradeEquity > 0 ? "cells.lessTrade" : "cells.owedTrade", {
      rest,
      equity: whole(Math.abs(tradeEquity) as Cents),
    });
  if (tax) rest = t("cells.taxToo", { rest, tax: whole(tax.cents) });
  return [
    {
      label: t("cells.apr"),
      value: aprText(aprBp, locale),
      note: aprParts.map((part) => aprPartText(part, words, locale)).join(" "),
    },
    { label: t("cells.months"), value: String(months), note: t("cells.years", { count: months / 12 }) },
    { label: t("cells.cashDown"), value: whole(cashDown), note: t("cells.signing") },
    { label: t("cells.financed"), value: whole(Math.max(0, amountFinanced) as Cents), note: rest },
    {
      label: t("cells.score"),
      value: assumedScore(credit, settings.finance.creditTiers, words),
      note: t("cells.answer"),
    },
    {
      label: t("cells.total"),
      value: exact(totalOfPayments),
      note: t("cells.payments", { count: months, payment: exact(payment) }),
    },
  ];
}
