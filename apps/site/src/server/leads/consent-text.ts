import "server-only";
import { createHash } from "node:crypto";
import { parseRichText, type SiteContent } from "@forecourt/dealership/content";
import type { Lead, LeadConsent, LeadKind } from "@forecourt/leads";
import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
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

/** The form that shows a consent text: its kind, and the path of its page. Null: no page of the site. */
export type ConsentForm = { kind: LeadKind; page: string | null };

/**
 * The consent text of a form (docs/product/leads.md). A form without a text of its own shows the general one.
 *
 * @example shownConsent({ kind: "APPLY_FINANCING", page: "/auto-financing/apply-for-financing" }, "en", "north")
 */
export function shownConsent({ kind, page }: ConsentForm, locale: Locale, storeId: string): ShownConsent {
  const { content } = siteContent(locale, storeId);
  return withVersion(textOfForm(kind, page, content) ?? generalText(locale, storeId));
}

/**
 * The consent to store with a lead; null when the sender showed no text. The version decides which text was shown. If
 * no form of the kind has it any more, only the version is stored.
 */
export function consentOf(lead: Lead, storeId: string): LeadConsent | null {
  if (!lead.consent) return null;
  const { version, granted } = lead.consent;
  const { kind, locale } = lead;
  const ofPage = shownConsent({ kind, page: pathOf(lead.page) }, locale, storeId);
  if (version === null || version === ofPage.version) {
    return { version: ofPage.version, granted, text: ofPage.text };
  }
  const { content } = siteContent(locale, storeId);
  const others = Object.keys(content.pages).map((page) => textOfForm(kind, page, content));
  const shown = [...others, generalText(locale, storeId)]
    .flatMap((markup) => (markup === undefined ? [] : [withVersion(markup)]))
    .find((text) => text.version === version);
  return { version, granted, text: shown?.text ?? "" };
}

/** A text with the hash that names it. */
export function withVersion(markup: string): ShownConsent {
  const text = parseRichText(markup)
    .map((part) => part.text)
    .join("");
  return { markup, text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
}

/** The path of a lead's page without the language; the page may be a whole address. */
function pathOf(page: string | null): string | null {
  if (page === null) return null;
  const path = page.startsWith("/") ? page : URL.parse(page)?.pathname;
  return path === undefined ? null : readLocale(path).path;
}

/** The text that a page's form brings. Unlock forms have one text on every page. */
function textOfForm(
  kind: LeadKind,
  page: string | null,
  { pages, unlock }: Pick<SiteContent, "pages" | "unlock">,
): string | undefined {
  if (kind === "UNLOCK_PRICE" || kind === "UNLOCK_INVENTORY") return unlock.consent;
  const sections = page !== null && Object.hasOwn(pages, page) ? (pages[page]?.sections ?? []) : [];
  for (const section of sections) {
    if (section.kind === "contact-form" && kind.startsWith("CONTACT_")) return section.consent;
    if (section.kind === "lead-form" && section.form === kind) return section.consent;
    if (section.kind === "credit-application" && kind === "APPLY_FINANCING") return section.consent;
  }
  return undefined;
}

function generalText(locale: Locale, storeId: string): string {
  const t = translator(locale, "forms");
  const markup = t("consent", { dealership: settingsFor(storeId).profile.name });
  return localizeLinks(markup, (path) => localPath(locale, path));
}
