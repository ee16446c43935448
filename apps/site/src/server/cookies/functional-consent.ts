import { serializeCategories } from "@forecourt/consent";
import type { Locale } from "#shared/addresses/local-path.ts";
import { consentSetCookies } from "#shared/consent/consent-cookie.ts";
import type { FunctionalAnswer } from "#shared/lead-form/remember-choice.ts";
import { dealership } from "../settings/dealership.ts";
import { type RequestConsent, requestConsent } from "./request-consent.ts";

/** What this device may keep of the visitor after their visit. */
export type Remembering = {
  /** Functional cookies are allowed: unlocks outlast the visit. */
  functional: boolean;
  /** The form's box is ticked too: the person is kept. */
  remember: boolean;
};

/** What the visitor of a request decided about functional cookies. */
export function functionalAnswer({
  allowed,
  categories,
}: Pick<RequestConsent, "allowed" | "categories">): FunctionalAnswer {
  if (allowed.includes("functional")) return "allowed";
  return categories === null ? "unanswered" : "refused";
}

/**
 * What this device may keep, and the cookies that record a new choice. A ticked box is a functional choice of a visitor
 * without an answer. The banner still asks for the rest (docs/product/visitor.md, "Remember my details").
 *
 * @param ticked whether the form's box was ticked
 */
export function functionalConsent(
  headers: { get(name: string): string | null },
  ticked: boolean,
  { https, locale, now }: { https: boolean; locale: Locale; now: Date },
): Remembering & { cookies: string[] } {
  const consent = requestConsent(headers);
  const answer = functionalAnswer(consent);
  if (answer === "allowed") return { functional: true, remember: ticked, cookies: [] };
  if (answer === "refused" || !ticked) return { functional: false, remember: false, cookies: [] };
  const { policyVersion } = dealership.settings.cookies;
  const cookies = consentSetCookies(
    { allowCookies: serializeCategories(["functional"]), displayCookies: "ask", policyVersion },
    {
      policyVersion,
      chosenAt: Math.floor(now.getTime() / 1000),
      locale,
      choice: "remember-details",
      gpc: consent.gpc,
    },
    https,
  );
  return { functional: true, remember: true, cookies };
}
