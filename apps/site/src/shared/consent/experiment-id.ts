import { readConsent } from "./consent-cookie.ts";

/** The cookie with the visitor's random id, by which experiments assign variants. */
export const EXPERIMENT_COOKIE = "experimentId";

/**
 * Whether the visitor may take part in experiments: they count visitors, so the category is `analytics`.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 * @example allowsExperiments(document.cookie)
 */
export function allowsExperiments(cookies: string | null | undefined): boolean {
  return readConsent(cookies)?.includes("analytics") ?? false;
}
