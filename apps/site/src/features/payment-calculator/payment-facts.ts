import { formatMoney, formatPercent } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { Cents } from "@forecourt/units";
import { aprPartText } from "#content/payment/apr-part-text.ts";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { aprText, type TermsOptions } from "#content/payment/payment-terms.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { PaymentEstimate } from "./estimate/estimate-payment.ts";

/** A labelled term of the payment, with an optional note. */
export type PaymentFact = { label: string; value: string; note?: string };

/** The assumptions and totals of a payment. A lease has no APR. */
export function paymentFacts(
  estimate: PaymentEstimate,
  { words, locale, creditTiers }: TermsOptions,
): PaymentFact[] {
  if (estimate.kind === "none") return [];
  const money = (cents: Cents) => formatMoney(cents, locale);
  const number = (value: number) => value.toLocaleString(intlLocale(locale));
  const { months, payment, totalOfPayments } = estimate;
  const term = { label: words.term, value: fillPlaceholders(words.termValue, { months }) };
  const total = { label: words.totalOfPayments, value: money(totalOfPayments) };
  const values = { count: months, payment: money(payment) };
  if (estimate.kind === "lease") {
    const { residual, residualBp, milesPerYear, included } = estimate.assumptions;
    const percent = formatPercent(residualBp, locale);
    const tax = included.find(({ code }) => code === "tax");
    return [
      term,
      { label: words.milesPerYear, value: number(milesPerYear) },
      {
        label: words.residual,
        value: money(residual),
        note: fillPlaceholders(words.residualNote, { percent }),
      },
      ...(tax ? [{ label: words.taxInPayments, value: money(tax.cents) }] : []),
      { ...total, note: fillPlaceholders(words.totalLeaseNote, values) },
    ];
  }
  const { aprParts, credit } = estimate.assumptions;
  const parts = aprParts.map((part) => aprPartText(part, words, locale)).join(" ");
  return [
    { label: words.apr, value: aprText(estimate.aprBp, locale), note: parts },
    term,
    { label: words.score, value: assumedScore(credit, creditTiers, words) },
    { ...total, note: fillPlaceholders(words.totalNote, values) },
  ];
}
