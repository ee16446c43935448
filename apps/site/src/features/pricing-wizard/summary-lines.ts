import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { Cents } from "@forecourt/units";
import type { WizardTerms } from "@forecourt/visitor";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { dollars } from "./steps/step-texts.ts";
import type { WizardContent } from "./wizard-content.ts";

/** What the summary is made of. */
export type SummaryContent = Pick<WizardContent, "about" | "words" | "paymentWords" | "finance" | "subject">;

export type SummaryLine = { label: string; value: string; strong?: boolean };

/** The lines of the summary: the price, then what is answered, with the amount that is left to finance. */
export function summaryLines(
  { about, words, paymentWords, finance, subject }: SummaryContent,
  { cashDown, months, tradingIn, tradeEquity, creditRange }: WizardTerms,
): SummaryLine[] {
  const { locale } = subject;
  const { total } = about.price;
  const { summary } = words;
  const equity = tradingIn ? tradeEquity : null;
  const off = (cents: Cents) => `${cents < 0 ? "+" : "−"}${dollars(Math.abs(cents) as Cents, locale)}`;
  return [
    { label: about.priceLabel, value: dollars(total, locale) },
    ...(cashDown === null ? [] : [{ label: summary.cashDown, value: off(cashDown as Cents) }]),
    ...(equity === null ? [] : [{ label: summary.tradeEquity, value: off(equity as Cents) }]),
    ...(cashDown === null
      ? []
      : [
          {
            label: summary.financed,
            value: dollars(Math.max(0, total - cashDown - (equity ?? 0)) as Cents, locale),
            strong: true,
          },
        ]),
    ...(months === null
      ? []
      : [{ label: summary.term, value: fillPlaceholders(summary.termValue, { months }) }]),
    ...(creditRange === null
      ? []
      : [{ label: summary.range, value: assumedScore(creditRange, finance.creditTiers, paymentWords) }]),
  ];
}
