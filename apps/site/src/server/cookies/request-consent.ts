import {
  allowedCategories,
  type ConsentCategory,
  type ConsentSettings,
  consentReducer,
  hasGpcSignal,
  INITIAL_CONSENT,
} from "@forecourt/consent";
import { readConsentCookies } from "#shared/consent/consent-cookie.ts";
import type { ConsentRecord } from "#shared/consent/consent-record.ts";
import { settingsFor } from "../settings/dealership.ts";
import { selectedStore } from "./selected-store.ts";

/** What a request's visitor decided about cookies. */
export type RequestConsent = {
  allowed: readonly ConsentCategory[];
  /** The stored categories; null before a choice. */
  categories: readonly ConsentCategory[] | null;
  /** The record of the choice that counts; null before one. */
  record: ConsentRecord | null;
  gpc: boolean;
};

type ConsentOptions = { header?: string | null; settings?: ConsentSettings };

/**
 * The consent of a request, from its cookies and `Sec-GPC` (docs/product/consent.md, "What is allowed").
 *
 * @example requestConsent(request.headers).allowed.includes("functional")
 */
export function requestConsent(
  headers: { get(name: string): string | null },
  settings?: ConsentSettings,
): RequestConsent {
  const header = headers.get("sec-gpc");
  return cookieConsent(headers.get("cookie"), { header, ...(settings && { settings }) });
}

/**
 * The consent in a `Cookie` header.
 *
 * @param options `header`: the request's `Sec-GPC`; `settings`: by default those of the visitor's store
 */
export function cookieConsent(
  cookieHeader: string | null | undefined,
  { header = null, settings = settingsFor(selectedStore(cookieHeader)).cookies }: ConsentOptions = {},
): RequestConsent {
  const cookies = readConsentCookies(cookieHeader);
  const gpc = cookies.gpc || hasGpcSignal({ header });
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
