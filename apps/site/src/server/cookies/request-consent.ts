import {
  allowedCategories,
  type ConsentCategory,
  consentReducer,
  hasGpcSignal,
  INITIAL_CONSENT,
} from "@forecourt/consent";
import { readConsentCookies } from "#shared/consent/consent-cookie.ts";
import type { ConsentRecord } from "#shared/consent/consent-record.ts";
import { dealership } from "../settings/dealership.ts";

/** What a request's visitor decided about cookies. */
export type RequestConsent = {
  allowed: readonly ConsentCategory[];
  /** The stored categories; null before a choice. */
  categories: readonly ConsentCategory[] | null;
  /** The record of the choice that counts; null before one. */
  record: ConsentRecord | null;
  gpc: boolean;
};

/**
 * The consent of a request, from its cookies and `Sec-GPC` (docs/product/consent.md, "What is allowed").
 *
 * @example requestConsent(request.headers).allowed.includes("functional")
 */
export function requestConsent(
  headers: { get(name: string): string | null },
  settings = dealership.settings.cookies,
): RequestConsent {
  const cookies = readConsentCookies(headers.get("cookie"));
  const gpc = cookies.gpc || hasGpcSignal({ header: headers.get("sec-gpc") });
  const { consent } = consentReducer(
    INITIAL_CONSENT,
    { type: "started", stored: cookies.stored, gpc },
    settings,
  );
  return {
    allowed: allowedCategories(consent, settings),
    categories: consent.categories,
    record: cookies.record?.policyVersion === settings.policyVersion ? cookies.record : null,
    gpc,
  };
}
