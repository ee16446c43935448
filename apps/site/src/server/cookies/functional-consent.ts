import { allowsFunctional, consentSetCookie, readConsent } from "#shared/consent/consent-cookie.ts";

/** Whether details may be kept on this device, and the cookies that record a new choice. */
export type FunctionalConsent = { functional: boolean; cookies: string[] };

/**
 * The functional consent of a request. A form's "Remember my details on this device" gives it
 * (docs/product/visitor.md, "What is remembered").
 *
 * @param cookies the request's `Cookie` header
 * @param remember whether the form's box was ticked
 */
export function functionalConsent(
  cookies: string | null | undefined,
  remember: boolean,
  https: boolean,
): FunctionalConsent {
  if (allowsFunctional(cookies)) return { functional: true, cookies: [] };
  if (!remember) return { functional: false, cookies: [] };
  const categories = [...(readConsent(cookies) ?? []), "functional"] as const;
  return { functional: true, cookies: [consentSetCookie(categories, https)] };
}
