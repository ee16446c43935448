/** The site's languages. */
export type LeadLocale = "en" | "es";

/**
 * Parses the shopper's language; English for any other value.
 *
 * @example readLocale("es-US") // "es"
 */
export function readLocale(value: unknown): LeadLocale {
  return typeof value === "string" && /^es\b/i.test(value) ? "es" : "en";
}
