import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { PaymentEstimate } from "./estimate/estimate-payment.ts";
import { aprPartText, aprText } from "./estimate/payment-text.ts";
import type { PaymentWords } from "./estimate/payment-words.ts";
import { fillWords } from "./fill-words.ts";

/** A labelled term of the payment, with an optional note. */
export type PaymentFact = { label: string; value: string; note?: string };

/** The assumptions and totals of a payment. A lease has no APR. */
export function paymentFacts(
  estimate: PaymentEstimate,
  words: PaymentWords,
  locale: MoneyLocale,
): PaymentFact[] {
  if (estimate.kind === "none") return [];
  const money = (cents: number) => formatMoney(cents, locale);
  const number = (value: number) => value.toLocaleString(intlLocale(locale));
  const { months, payment, totalOfPayments } = estimate;
  const term = { label: words.term, value: fillWords(words.termValue, { months }) };
  const gaps = { count: months, payment: money(payment) };
  if (estimate.kind === "lease") {
    const { residual, residualBp, milesPerYear, included } = estimate.assumptions;
    const percent = formatPercent(residualBp, locale);
    const tax = included.find(({ code }) => code === "tax");
    return [
      term,
      { label: words.milesPerYear, value: number(milesPerYear) },
      { label: words.residual, value: money(residual), note: fillWords(words.residualNote, { percent }) },
      ...(tax ? [{ label: words.taxInPayments, value: money(tax.cents) }] : []),
      {
        label: words.totalOfPayments,
        value: money(totalOfPayments),
        note: fillWords(words.totalLeaseNote, gaps),
      },
    ];
  }
  const { aprParts, credit } = estimate.assumptions;
  const parts = aprParts.map((part) => aprPartText(part, words, locale)).join(" ");
  return [
    { label: words.apr, value: aprText(estimate.aprBp, locale), note: parts },
    term,
    { label: words.score, value: String(credit.minScore) },
    { label: words.totalOfPayments, value: money(totalOfPayments), note: fillWords(words.totalNote, gaps) },
  ];
}
