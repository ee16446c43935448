import { dealership } from "#server/settings/dealership.ts";
import { type RecordedChoice, serializeConsentRecord } from "#shared/consent/consent-record.ts";

/** The cookies of a visitor who chose these categories, as a `Cookie` header. */
export function consentCookie(categories: string, choice: RecordedChoice = "save-and-continue"): string {
  const { policyVersion } = dealership.settings.cookies;
  const record = { policyVersion, chosenAt: 1_795_700_000, locale: "en", choice, gpc: false } as const;
  const value = encodeURIComponent(serializeConsentRecord(record));
  return `allowCookies=${encodeURIComponent(categories)}; consentRecord=${value}`;
}
