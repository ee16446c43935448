import type { AprPart } from "@forecourt/finance";
import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { PaymentEstimate } from "./estimate-payment.ts";
import type { PaymentChoices } from "./payment-choices.ts";
import type { PaymentWords } from "./payment-words.ts";

/** Formats cents as whole dollars, for assumptions that are round numbers. */
export function wholeDollars(cents: number, locale: MoneyLocale): string {
  return formatMoney(cents, locale, { cents: "never" });
}

export function aprText(aprBp: number, locale: MoneyLocale): string {
  return formatPercent(aprBp, locale, { minimumDecimals: 2 });
}

/** The monthly amount, `$470`; null when these choices have none. */
export function paymentAmount(estimate: PaymentEstimate, locale: MoneyLocale): string | null {
  return estimate.kind === "none" ? null : wholeDollars(estimate.payment, locale);
}

/** The terms that must be shown with the amount: term, APR (never for a lease), amount down, assumed score. */
export function paymentTerms(
  estimate: PaymentEstimate,
  choices: PaymentChoices,
  words: PaymentWords,
  locale: MoneyLocale,
): string {
  const miles = choices.milesPerYear.toLocaleString(intlLocale(locale));
  if (estimate.kind === "none")
    return fillPlaceholders(words.noLeaseTerms, { months: choices.leaseMonths, miles });
  const { months, assumptions } = estimate;
  const down = wholeDollars(assumptions.cashDown, locale);
  if (estimate.kind === "lease") return fillPlaceholders(words.leaseTerms, { months, miles, down });
  const apr = aprText(estimate.aprBp, locale);
  return fillPlaceholders(words.financeTerms, { months, apr, down, score: choices.creditScore });
}

/** Returns the text of one part of the rate: `+ 2 points for model year 2018 or later`. */
export function aprPartText(part: AprPart, words: PaymentWords, locale: MoneyLocale): string {
  if (part.code === "base") return fillPlaceholders(words.partBase, { rate: aprText(part.bp, locale) });
  const points = part.bp / 100;
  if (part.code === "model-year") return fillPlaceholders(words.partYear, { points, year: part.yearFrom });
  return fillPlaceholders(words.partTier, { points, min: part.minScore, max: part.maxScore });
}
