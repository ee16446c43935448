/**
 * The `Intl` locale of a language. The Spanish of the United States has a comma between thousands and a decimal point;
 * plain "es" has not.
 *
 * @example new Intl.NumberFormat(intlLocale("es")).format(12_345) // "12,345"
 */
export function intlLocale(locale: string): "en-US" | "es-US" {
  return locale === "es" ? "es-US" : "en-US";
}
