import type { Locale } from "../addresses/local-path.ts";

/**
 * The language that a form names, or the site's first one: what is posted may be anything.
 *
 * @example asLocale("fr") // "en"
 */
export function asLocale(value: unknown): Locale {
  return value === "es" ? "es" : "en";
}
