import "server-only";
import type { Lead, LeadConsent } from "@forecourt/leads";
import { settingsFor } from "../dealership.ts";
import { translator } from "../translator.ts";

/** Changes whenever the words beside the send button change; the record names the words that were shown. */
export const CONSENT_VERSION = "2026-11-20";

/** The words about privacy and calls that stand beside every form's button, as plain text. */
export function consentText(locale: string, storeId: string): string {
  const { name } = settingsFor(storeId).profile;
  return translator(locale, "forms").markup("consent", { dealership: name, privacy: (chunks) => chunks });
}

/** What the shopper was shown and agreed to by sending, kept with the lead; null when the sender showed nothing. */
export function consentOf(lead: Lead, storeId: string): LeadConsent | null {
  if (!lead.consent) return null;
  const { version, granted } = lead.consent;
  return { version: version ?? CONSENT_VERSION, granted, text: consentText(lead.locale, storeId) };
}
