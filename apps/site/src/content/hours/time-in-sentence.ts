import { formatClockTime } from "@forecourt/calendar";
import type { Locale } from "#shared/addresses/local-path.ts";

/**
 * A wall-clock time as it stands in a sentence. Spanish says the hour with its article, and one o'clock is singular.
 *
 * @example theHour("13:00", "es") // "la 1 p. m."
 */
export function theHour(time: string, locale: Locale): string {
  const text = formatClockTime(time, locale);
  if (locale === "en") return text;
  return `${/^1(?!\d)/.test(text) ? "la" : "las"}\u00a0${text}`;
}
