import { intlLocale } from "#shared/locale/intl-locale.ts";

/** A calendar day of an article written out: `November 2, 2026`. */
export function articleDate(day: string, locale: "en" | "es"): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
