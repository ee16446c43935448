import "server-only";
import { createHash } from "node:crypto";
import { parseRichText } from "@forecourt/dealership/content";
import type { Lead, LeadConsent, LeadKind } from "@forecourt/leads";
import { siteContent } from "../content.ts";
import { settingsFor } from "../dealership.ts";
import { translator } from "../translator.ts";

/** What a form shows beside its button. `version` follows from the words, so that it cannot be forgotten. */
export type ShownConsent = {
  /** The words with their marks, as copy has them. */
  copy: string;
  /** The same as plain text, for the record. */
  text: string;
  version: string;
};

/** The words about privacy and calls that stand beside the button of the form of a lead kind. */
export function shownConsent(kind: LeadKind, locale: "en" | "es", storeId: string): ShownConsent {
  const copy = consentCopy(kind, locale, storeId);
  const text = parseRichText(copy)
    .map((part) => part.text)
    .join("");
  return { copy, text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
}

/**
 * What the shopper was shown and agreed to by sending, kept with the lead; null when the sender showed nothing. Words
 * that have changed since the form was drawn are named by their version and not put into the shopper's mouth.
 */
export function consentOf(lead: Lead, storeId: string): LeadConsent | null {
  if (!lead.consent) return null;
  const { version, granted } = lead.consent;
  const shown = shownConsent(lead.kind, lead.locale, storeId);
  const text = version === null || version === shown.version ? shown.text : "";
  return { version: version ?? shown.version, granted, text };
}

function consentCopy(kind: LeadKind, locale: "en" | "es", storeId: string): string {
  const { content } = siteContent(locale, storeId);
  if (kind === "UNLOCK_PRICE" || kind === "UNLOCK_INVENTORY") return content.unlock.consent;
  if (kind.startsWith("CONTACT_")) {
    const form = content.pages["/contact-us"]?.sections.find((section) => section.kind === "contact-form");
    if (form?.kind === "contact-form") return form.consent;
  }
  return translator(locale, "forms")("consent", { dealership: settingsFor(storeId).profile.name });
}
