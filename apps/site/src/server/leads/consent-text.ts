import "server-only";
import { createHash } from "node:crypto";
import { parseRichText } from "@forecourt/dealership/content";
import type { Lead, LeadConsent, LeadKind } from "@forecourt/leads";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { localizeLinks } from "../content/localize-links.ts";
import { siteContent } from "../content/site-content.ts";
import { translator } from "../content/translator.ts";
import { settingsFor } from "../settings/dealership.ts";

/** The consent text beside a form's button. `version` is a hash of the text, so that it cannot be forgotten. */
export type ShownConsent = {
  /** The text with its markup. */
  markup: string;
  /** The plain text, for the record. */
  text: string;
  version: string;
};

/** The consent text of the form of a lead kind. */
export function shownConsent(kind: LeadKind, locale: Locale, storeId: string): ShownConsent {
  const markup = consentMarkup(kind, locale, storeId);
  const text = parseRichText(markup)
    .map((part) => part.text)
    .join("");
  return { markup, text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
}

/**
 * The consent to store with a lead; null when the sender showed no text. If the text changed after the form was
 * rendered, it stores only the version.
 */
export function consentOf(lead: Lead, storeId: string): LeadConsent | null {
  if (!lead.consent) return null;
  const { version, granted } = lead.consent;
  const shown = shownConsent(lead.kind, lead.locale, storeId);
  const text = version === null || version === shown.version ? shown.text : "";
  return { version: version ?? shown.version, granted, text };
}

function consentMarkup(kind: LeadKind, locale: Locale, storeId: string): string {
  const { content } = siteContent(locale, storeId);
  if (kind === "UNLOCK_PRICE" || kind === "UNLOCK_INVENTORY") return content.unlock.consent;
  for (const section of Object.values(content.pages).flatMap(({ sections }) => sections)) {
    if (section.kind === "contact-form" && kind.startsWith("CONTACT_")) return section.consent;
    if (section.kind === "lead-form" && section.form === kind) return section.consent;
  }
  const t = translator(locale, "forms");
  const markup = t("consent", { dealership: settingsFor(storeId).profile.name });
  return localizeLinks(markup, (path) => localPath(locale, path));
}
