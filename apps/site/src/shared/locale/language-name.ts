import type { Locale } from "../addresses/local-path.ts";
import { intlLocale } from "./intl-locale.ts";

/**
 * The name of a language in the page's language.
 *
 * @example languageName("en", "es") // "inglés"
 */
export function languageName(language: string, locale: Locale): string {
  return new Intl.DisplayNames(intlLocale(locale), { type: "language" }).of(language) ?? language;
}
