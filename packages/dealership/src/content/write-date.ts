import type { MoneyLocale } from "@forecourt/money";

/** Spanish is that of the United States. */
export const INTL_LOCALES: Record<MoneyLocale, string> = { en: "en-US", es: "es-US" };

function write(date: string, locale: MoneyLocale, style: Intl.DateTimeFormatOptions): string {
  // A calendar date has no time zone: read and written in UTC it stays that day.
  const day = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(INTL_LOCALES[locale], { ...style, timeZone: "UTC" }).format(day);
}

/** `2020-03-04` as "March 4, 2020". */
export function writeDate(date: string, locale: MoneyLocale): string {
  return write(date, locale, { dateStyle: "long" });
}

/** `2026-11-30` as "November 30". */
export function writeDay(date: string, locale: MoneyLocale): string {
  return write(date, locale, { month: "long", day: "numeric" });
}
