/**
 * `Intl.NumberFormat` options with their locale.
 * Server components can pass them to the browser; functions they cannot.
 *
 * @example { locale: "en-US", style: "currency", currency: "USD", maximumFractionDigits: 0 }
 */
export type SliderFormat = { locale: string } & Intl.NumberFormatOptions;

/** Formats a value; without a format, plain digits. */
export function formatFigure(value: number, format: SliderFormat | undefined): string {
  if (!format) return String(value);
  const { locale, ...options } = format;
  return new Intl.NumberFormat(locale, options).format(value);
}
