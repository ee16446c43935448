import type { BasisPoints } from "@forecourt/units";
import { INTL_LOCALES, type MoneyLocale } from "./money-locale.ts";
import { roundHalfUp } from "./round-half-up.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a rate as a percentage with at most two decimals, rounded half up. Throws a RangeError for NaN and infinities.
 *
 * @param basisPoints the rate, hundredths of a percent: 6.99 % is 699; a solved rate may have a fraction
 * @param options `minimumDecimals`: decimals printed even when they are zeros, default 0
 * @example formatPercent(basisPoints(699), "en") // "6.99%"
 * @example formatPercent(basisPoints(0), "en", { minimumDecimals: 1 }) // "0.0%"
 */
export function formatPercent(
  basisPoints: BasisPoints,
  locale: MoneyLocale,
  options: { minimumDecimals?: 0 | 1 | 2 } = {},
): string {
  if (!Number.isFinite(basisPoints)) throw new RangeError(`money: ${basisPoints} is not a rate`);
  const minimumFractionDigits = options.minimumDecimals ?? 0;
  const key = `${locale}${minimumFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(INTL_LOCALES[locale], {
      style: "percent",
      minimumFractionDigits,
      maximumFractionDigits: 2,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(roundHalfUp(basisPoints) / 10_000);
}
