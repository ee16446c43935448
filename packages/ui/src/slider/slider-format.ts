/**
 * How a value is said, as the settings of `Intl.NumberFormat` with their language: what a server component may hand
 * to the browser, which a function may not.
 *
 * @example { locale: "en-US", style: "currency", currency: "USD", maximumFractionDigits: 0 }
 */
export type SliderFormat = { locale: string } & Intl.NumberFormatOptions;

/** The value in words or figures; without a format, plain digits. */
export function formatFigure(value: number, format: SliderFormat | undefined): string {
  if (!format) return String(value);
  const { locale, ...options } = format;
  return new Intl.NumberFormat(locale, options).format(value);
}
