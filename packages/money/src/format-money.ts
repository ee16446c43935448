import type { Cents } from "@forecourt/units";
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
 * Formats an amount as US currency, in English or Spanish. Exact for every safe integer; throws a RangeError for any
 * other number. Minus zero is printed as zero.
 *
 * @param cents the amount, integer US cents
 * @param options `cents`: `auto` (default), `always`, or `never`, which rounds half up to whole dollars
 * @example formatMoney(cents(2_499_500), "en") // "$24,995"
 * @example formatMoney(cents(38_666), "es") // "$386.66"
 */
export function formatMoney(
  cents: Cents,
  locale: MoneyLocale,
  options: { cents?: CentsDisplay } = {},
): string {
  const display = options.cents ?? "auto";
  if (display === "never") return formatterFor(locale, 0).format(divideHalfUp(cents, 100));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`money: ${cents} is not an amount in cents`);
  const isWhole = cents % 100 === 0;
  return formatterFor(locale, display === "auto" && isWhole ? 0 : 2).format(decimalDollars(cents));
}

/** As a text, because a double cannot hold the cents of trillions of dollars. */
function decimalDollars(cents: Cents): `${number}` {
  const size = Math.abs(cents);
  const rest = size % 100;
  const decimals = `${rest < 10 ? "0" : ""}${rest}`;
  return `${cents < 0 ? "-" : ""}${(size - rest) / 100}.${decimals}` as `${number}`;
}
