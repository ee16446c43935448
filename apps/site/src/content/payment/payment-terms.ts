import type { CreditTier, LeaseEstimate, LoanEstimate } from "@forecourt/finance";
import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { BasisPoints, Cents } from "@forecourt/units";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { assumedScore } from "./assumed-score.ts";
import type { PaymentWords } from "./payment-words.ts";

/** What the terms of a payment are written with. */
export type TermsOptions = {
  words: PaymentWords;
  locale: MoneyLocale;
  /** The lender's tiers, which decide how the assumed score is named. */
  creditTiers: readonly CreditTier[];
};

/**
 * The terms that must be shown beside an estimated payment, everywhere (docs/product/payments.md, "What is printed
 * beside a payment"). Runs on the server and in the browser.
 *
 * @example paymentTerms(loan, options) // "72 mo, 8.99% APR, $2,829 down, score 620 or better, fees included"
 */
export function paymentTerms(estimate: LoanEstimate | LeaseEstimate, options: TermsOptions): string {
  const { words, locale } = options;
  const { months, assumptions } = estimate;
  const { tradeEquity, included } = assumptions;
  const whole = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const down = whole(assumptions.cashDown);
  const hasTax = included.some(({ code }) => code === "tax");
  const parts =
    estimate.kind === "loan"
      ? [fillPlaceholders(words.financeTerms, { months, apr: aprText(estimate.aprBp, locale), down })]
      : [fillPlaceholders(words.leaseTerms, { months, miles: milesText(estimate, locale), down })];
  if (tradeEquity !== 0) parts.push(fillPlaceholders(words.termsTrade, { equity: whole(tradeEquity) }));
  if (estimate.kind === "loan") {
    const score = assumedScore(estimate.assumptions.credit, options.creditTiers, words);
    parts.push(fillPlaceholders(words.termsScore, { score }));
  }
  parts.push(hasTax ? words.feesAndTaxIncluded : words.feesIncluded);
  if (estimate.kind === "lease" && estimate.assumptions.taxAtSigning > 0) {
    const tax = formatMoney(estimate.assumptions.taxAtSigning, locale);
    parts.push(fillPlaceholders(words.termsTaxAtSigning, { tax }));
  }
  return parts.join(", ");
}

/** An APR with two decimals: `8.99%`. */
export function aprText(aprBp: BasisPoints, locale: MoneyLocale): string {
  return formatPercent(aprBp, locale, { minimumDecimals: 2 });
}

function milesText({ milesPerYear }: LeaseEstimate, locale: MoneyLocale): string {
  return milesPerYear.toLocaleString(intlLocale(locale));
}
