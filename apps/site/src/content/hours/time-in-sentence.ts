import { formatClockTime } from "@forecourt/calendar";
import type { Locale } from "#shared/addresses/local-path.ts";

/**
 * A wall-clock time for use in a sentence. Spanish needs an article, which is singular for one o'clock.
 *
 * @example timeInSentence("13:00", "es") // "la 1 p. m."
 */
export function timeInSentence(time: string, locale: Locale): string {
  const text = formatClockTime(time, locale);
  if (locale === "en") return text;
  return `${/^1(?!\d)/.test(text) ? "la" : "las"}\u00a0${text}`;
}
