import type { DealershipConfig } from "@forecourt/dealership";
import {
  type Facts,
  fillTokens,
  type Section,
  type SiteContent,
  settingsFacts,
} from "@forecourt/dealership/content";
import { type JsonObject, mergeExperiments } from "@forecourt/experiments";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { perVariants } from "../experiments/request-variants.ts";
import { settingsFor } from "../settings/dealership.ts";
import { type ContentSource, contentSource } from "./content-source.ts";
import { localizeLinks } from "./localize-links.ts";

type Written = { content: SiteContent; facts: Facts };

const written = perVariants((key, changes) => {
  const [locale, storeId] = key.split(" ", 2) as [Locale, string];
  return write(withWords(contentSource()[locale], locale, changes), locale, storeId);
});
let source: ContentSource | undefined;

/**
 * The content in a language for a store's visitors, with facts, localized links and the words of the request's variants.
 * Facts that only the page knows (`vehicleCount`, `listing` …) are still tokens: fill them with `fillTokens`.
 */
export function siteContent(locale: Locale, storeId: string): Written {
  const current = contentSource();
  if (source !== current) written.clear();
  source = current;
  return written.get(`${locale} ${storeId}`);
}

/** The content files with what variants say instead, as `content` of the language. */
function withWords(content: SiteContent, locale: Locale, changes: readonly JsonObject[]): SiteContent {
  if (changes.length === 0) return content;
  const langs: Partial<Record<Locale, { content: SiteContent }>> = { [locale]: { content } };
  return mergeExperiments({ settings: {}, langs }, changes).langs[locale]!.content;
}

function write(said: SiteContent, locale: Locale, storeId: string): Written {
  const settings = settingsFor(storeId);
  const facts = settingsFacts(settings, locale);
  const filled = fillTokens(said, facts);
  const pages = Object.entries(filled.pages).map(([path, page]) => [
    resolveBrandPath(path, settings.brand.slug),
    { ...page, sections: page.sections.filter((section) => isShown(section, settings)) },
  ]);
  const content = localizeLinks({ ...filled, pages: Object.fromEntries(pages) }, (path) =>
    localPath(locale, path),
  );
  return { content, facts };
}

/** Whether the settings show a section. */
function isShown({ when }: Section, { protectionPlans }: DealershipConfig): boolean {
  return when === undefined || protectionPlans.newCarLifetime;
}

/** The address of a page whose file name is independent of the brand. */
function resolveBrandPath(path: string, brand: string): string {
  return path.replaceAll("{brand}", brand);
}
