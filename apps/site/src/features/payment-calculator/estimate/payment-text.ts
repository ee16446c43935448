import { formatMoney, type MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { Cents } from "@forecourt/units";
import { paymentTerms, type TermsOptions } from "#content/payment/payment-terms.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { PaymentEstimate } from "./estimate-payment.ts";
import type { PaymentChoices } from "./payment-choices.ts";

/** Formats cents as whole dollars, for assumptions that are round numbers. */
export function wholeDollars(cents: Cents, locale: MoneyLocale): string {
  return formatMoney(cents, locale, { cents: "never" });
}

/** The monthly amount, `$470`; null when these choices have none. */
export function paymentAmount(estimate: PaymentEstimate, locale: MoneyLocale): string | null {
  return estimate.kind === "none" ? null : wholeDollars(estimate.payment, locale);
}

/** The terms beside the amount; without a payment, why these choices have none. */
export function chosenTerms(
  estimate: PaymentEstimate,
  choices: PaymentChoices,
  options: TermsOptions,
): string {
  if (estimate.kind !== "none") return paymentTerms(estimate, options);
  if (estimate.code === "lease.residual-above-cap") return options.words.residualAboveCap;
  if (estimate.code.startsWith("finance.")) return options.words.noEstimate;
  const miles = choices.milesPerYear.toLocaleString(intlLocale(options.locale));
  return fillPlaceholders(options.words.noLeaseTerms, { months: choices.leaseMonths, miles });
}
