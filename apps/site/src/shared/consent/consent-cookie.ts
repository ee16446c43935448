import { type ConsentCategory, parseCategories, serializeCategories } from "@forecourt/consent";

/** The cookie with the visitor's choice of categories. Scripts read it too, so it is not `HttpOnly`. */
export const CONSENT_COOKIE = "allowCookies";

/** One year; then the visitor is asked again. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/**
 * The categories that the visitor allowed; `null` before a choice.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 * @example readConsent("allowCookies=essential%2Cfunctional") // ["essential", "functional"]
 */
export function readConsent(cookies: string | null | undefined): ConsentCategory[] | null {
  const found = cookies?.match(/(?:^|;)\s*allowCookies=([^;]*)/)?.[1];
  if (found === undefined) return null;
  try {
    return parseCategories(decodeURIComponent(found));
  } catch {
    return null;
  }
}

/**
 * Whether details and preferences may be kept on this device.
 *
 * @example allowsFunctional(document.cookie)
 */
export function allowsFunctional(cookies: string | null | undefined): boolean {
  return readConsent(cookies)?.includes("functional") ?? false;
}

/** The `Set-Cookie` value, also for `document.cookie`, of a choice; `null` removes the choice. */
export function consentSetCookie(categories: readonly ConsentCategory[] | null, https: boolean): string {
  const value = categories ? encodeURIComponent(serializeCategories(categories)) : "";
  const age = categories ? MAX_AGE_SECONDS : 0;
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${https ? "; Secure" : ""}`;
}
