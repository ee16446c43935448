import { serializeCategories } from "@forecourt/consent";
import type { Locale } from "#shared/addresses/local-path.ts";
import { consentSetCookies } from "#shared/consent/consent-cookie.ts";
import { dealership } from "../settings/dealership.ts";
import { requestConsent } from "./request-consent.ts";

/** Whether details may be kept on this device, and the cookies that record a new choice. */
export type FunctionalConsent = { functional: boolean; cookies: string[] };

/**
 * The functional consent of a request. A form's "Remember my details on this device" gives it: the banner still asks
 * for the rest (docs/product/visitor.md, "What is remembered").
 *
 * @param remember whether the form's box was ticked
 */
export function functionalConsent(
  headers: { get(name: string): string | null },
  remember: boolean,
  { https, locale, now }: { https: boolean; locale: Locale; now: Date },
): FunctionalConsent {
  const { allowed, record, categories, gpc } = requestConsent(headers);
  if (allowed.includes("functional")) return { functional: true, cookies: [] };
  if (!remember) return { functional: false, cookies: [] };
  const { policyVersion } = dealership.settings.cookies;
  // A visitor who has chosen is not asked again.
  const displayCookies = record && categories ? null : "ask";
  const chosenAt = Math.floor(now.getTime() / 1000);
  const cookies = consentSetCookies(
    {
      allowCookies: serializeCategories([...(categories ?? []), "functional"]),
      displayCookies,
      policyVersion,
    },
    { policyVersion, chosenAt, locale, choice: "remember-details", gpc },
    https,
  );
  return { functional: true, cookies };
}
