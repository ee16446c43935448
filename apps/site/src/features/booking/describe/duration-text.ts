import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/**
 * A number of minutes in words.
 *
 * @example durationText(90, "en") // "1 h 30 min"
 */
export function durationText(minutes: number, locale: Locale): string {
  const t = translator(locale, "booking");
  return t("duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
}
