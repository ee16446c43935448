import { type ConsentCategory, parseCategories, type StoredConsent } from "@forecourt/consent";
import { cookieText } from "../storage/cookie-text.ts";
import { CHOICE_SECONDS } from "../storage/stored-cookies.ts";
import type { ConsentRecord } from "./consent-record.ts";
import { parseConsentRecord, serializeConsentRecord } from "./consent-record.ts";

/** The cookie with the allowed categories. Scripts read the three cookies too, so they are not `HttpOnly`. */
export const CONSENT_COOKIE = "allowCookies";

/** The display flag of the banner (docs/product/consent.md, "Banner"). */
export const DISPLAY_COOKIE = "displayCookies";

/** What was chosen, when, in which language, and under which policy. */
export const RECORD_COOKIE = "consentRecord";

/** The server writes it when a request has the header `Sec-GPC`, for scripts that cannot read headers. */
export const GPC_COOKIE = "gpc";

/** What the consent cookies of a browser hold. */
export type ConsentCookies = {
  /** For the reducer's `started`. */
  stored: { allowCookies?: string; displayCookies?: string; policyVersion?: string };
  record: ConsentRecord | null;
  /** The server saw Global Privacy Control. */
  gpc: boolean;
};

/**
 * Reads the consent cookies.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 * @example readConsentCookies(document.cookie).record?.choice // "deny"
 */
export function readConsentCookies(cookies: string | null | undefined): ConsentCookies {
  const value = (name: string) => cookieValue(cookies ?? "", name);
  const record = parseConsentRecord(value(RECORD_COOKIE));
  const stored = {
    allowCookies: value(CONSENT_COOKIE),
    displayCookies: value(DISPLAY_COOKIE),
    policyVersion: record?.policyVersion,
  };
  return {
    stored: Object.fromEntries(Object.entries(stored).filter(([, text]) => text !== undefined)),
    record,
    gpc: value(GPC_COOKIE) === "1",
  };
}

/**
 * The categories in the cookie; `null` without one. The consent script removes a list that no longer counts.
 *
 * @example readConsent("allowCookies=essential%2Cfunctional") // ["essential", "functional"]
 */
export function readConsent(cookies: string | null | undefined): ConsentCategory[] | null {
  return parseCategories(cookieValue(cookies ?? "", CONSENT_COOKIE));
}

/**
 * Whether details and preferences may be kept on this device; for scripts of the page.
 *
 * @example allowsFunctional(document.cookie)
 */
export function allowsFunctional(cookies: string | null | undefined): boolean {
  return readConsent(cookies)?.includes("functional") ?? false;
}

/** The texts, for `document.cookie` and `Set-Cookie`, that store a choice with its record. */
export function consentSetCookies(
  { allowCookies, displayCookies }: StoredConsent,
  record: ConsentRecord,
  https: boolean,
): string[] {
  return [
    choiceCookie(CONSENT_COOKIE, allowCookies, https),
    choiceCookie(DISPLAY_COOKIE, displayCookies, https),
    choiceCookie(RECORD_COOKIE, serializeConsentRecord(record), https),
  ];
}

/** The text of one cookie of a choice; null removes it. */
export function choiceCookie(name: string, value: string | null, https: boolean): string {
  return cookieText(name, value, CHOICE_SECONDS, https ? "; Secure" : "");
}

/** The value of one consent cookie in a `Cookie` header or `document.cookie`; undefined when missing or malformed. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(cookies)?.[1];
  try {
    return found && decodeURIComponent(found);
  } catch {
    return undefined;
  }
}
