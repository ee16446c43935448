import type { Cents } from "./cents.ts";
import { divideHalfUp } from "./divide-half-up.ts";
import { INTL_LOCALES, type MoneyLocale } from "./money-locale.ts";

/** Whether cents are printed: `auto` prints them only when there are some. */
export type CentsDisplay = "auto" | "always" | "never";

// Cached: creating an Intl formatter costs about a hundred times as much as using one.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: MoneyLocale, fractionDigits: 0 | 2): Intl.NumberFormat {
  const key = `${locale}${fractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(INTL_LOCALES[locale], {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Formats an amount as US currency, in English or Spanish.
 *
 * @param cents the amount, integer US cents
 * @param options `cents`: `auto` (default), `always`, or `never`, which rounds half up to whole dollars
 * @example formatMoney(2_499_500, "en") // "$24,995"
 * @example formatMoney(38_666, "es") // "$386.66"
 */
export function formatMoney(
  cents: Cents,
  locale: MoneyLocale,
  options: { cents?: CentsDisplay } = {},
): string {
  const display = options.cents ?? "auto";
  if (display === "never") return formatterFor(locale, 0).format(divideHalfUp(cents, 100));
  const wholeDollars = cents % 100 === 0;
  // Adding 0 turns -0 into 0, so that it is not printed as "-$0".
  return formatterFor(locale, display === "auto" && wholeDollars ? 0 : 2).format(cents / 100 + 0);
}
