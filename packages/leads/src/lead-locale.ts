/** Languages the site speaks. */
export type LeadLocale = "en" | "es";

/**
 * The shopper's language; English when it is another one or none.
 *
 * @example readLocale("es-US") // "es"
 */
export function readLocale(value: unknown): LeadLocale {
  return typeof value === "string" && /^es\b/i.test(value) ? "es" : "en";
}
