/**
 * The locale that numbers, dates and plurals are written in. Pages speak of "en" and "es"; the Spanish of the United
 * States has commas between thousands and a point before the cents, which plain "es" has not.
 *
 * @example new Intl.NumberFormat(intlLocale("es")).format(12_345) // "12,345"
 */
export function intlLocale(locale: string): "en-US" | "es-US" {
  return locale === "es" ? "es-US" : "en-US";
}
