import type { FinanceSettings, PaymentTerms } from "@forecourt/finance";
import { formatMoney, type MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { Cents } from "@forecourt/units";
import { assumedScore } from "#content/payment/assumed-score.ts";
import type { PaymentWords } from "#content/payment/payment-words.ts";
import type myTerms from "../../../messages/en/my-terms.json";

/** The texts of the bar; `{placeholders}` are filled in where they are shown. */
export type TermsBarWords = (typeof myTerms)["bar"];
type Words = TermsBarWords & Pick<PaymentWords, "scoreOrBetter" | "termsScore">;

/**
 * What the terms are, in short: "$2,000 down", "no trade", "score 620 or better", "60 months". The score is named as
 * beside a payment.
 */
export function termsFacts(
  { cashDown, tradeEquity, creditScore, months }: PaymentTerms,
  { creditTiers }: Pick<FinanceSettings, "creditTiers">,
  words: Words,
  locale: MoneyLocale,
): string[] {
  const amount = (cents: Cents) => ({ amount: formatMoney(cents, locale, { cents: "never" }) });
  const score = assumedScore({ minScore: creditScore, maxScore: creditScore }, creditTiers, words);
  return [
    fillPlaceholders(words.down, amount(cashDown)),
    tradeEquity === 0 ? words.noTrade : fillPlaceholders(words.trade, amount(tradeEquity)),
    fillPlaceholders(words.termsScore, { score }),
    fillPlaceholders(words.months, { months }),
  ];
}
