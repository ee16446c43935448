import { WEEKDAYS, type Weekday } from "@forecourt/dealership/hours";
import type { Locale } from "#shared/addresses/local-path.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** A wall-clock time as people say it, on one line wherever it stands: `9 AM`, `5:30 PM`. */
export function clockTime(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const at = new Date(Date.UTC(2024, 0, 1, hour % 24, minute));
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    hour: "numeric",
    ...(minute > 0 && { minute: "2-digit" }),
    timeZone: "UTC",
  });
  return format.format(at).replace(/\s/g, "\u00a0");
}

/**
 * The same as it stands in a sentence. Spanish says the hour with its article, and one o'clock is singular.
 *
 * @example theHour("13:00", "es") // "la 1 p. m."
 */
export function theHour(time: string, locale: Locale): string {
  const text = clockTime(time, locale);
  if (locale === "en") return text;
  return `${/^1(?!\d)/.test(text) ? "la" : "las"}\u00a0${text}`;
}

/** A weekday's name; 2024-01-01 was a Monday. */
export function weekdayName(weekday: Weekday, locale: Locale, style: "long" | "short" = "long"): string {
  const day = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday)));
  return new Intl.DateTimeFormat(intlLocale(locale), { weekday: style, timeZone: "UTC" }).format(day);
}
