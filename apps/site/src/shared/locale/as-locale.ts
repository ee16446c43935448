import type { Locale } from "../addresses/local-path.ts";

/**
 * Validates a posted language; the default language for any other value.
 *
 * @example asLocale("fr") // "en"
 */
export function asLocale(value: unknown): Locale {
  return value === "es" ? "es" : "en";
}
