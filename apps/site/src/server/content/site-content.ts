import { type Facts, fillTokens, type SiteContent, settingsFacts } from "@forecourt/dealership/content";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { settingsFor } from "../settings/dealership.ts";
import { type ContentSource, contentSource } from "./content-source.ts";
import { localizeLinks } from "./localize-links.ts";

type Written = { content: SiteContent; facts: Facts };

const written = new Map<string, Written>();
let source: ContentSource | undefined;

/**
 * The content in a language for a store's visitors, with facts and localized links. Facts that only the page knows
 * (`vehicleCount`, `listing` …) are still tokens: fill them with `fillTokens`.
 */
export function siteContent(locale: Locale, storeId: string): Written {
  const current = contentSource();
  if (source !== current) written.clear();
  source = current;
  const key = `${locale} ${storeId}`;
  const known = written.get(key);
  if (known) return known;
  const result = write(current[locale], locale, storeId);
  written.set(key, result);
  return result;
}

function write(said: SiteContent, locale: Locale, storeId: string): Written {
  const settings = settingsFor(storeId);
  const facts = settingsFacts(settings, locale);
  const filled = fillTokens(said, facts);
  const pages = Object.entries(filled.pages).map(([path, page]) => [
    resolveBrandPath(path, settings.brand.slug),
    page,
  ]);
  const content = localizeLinks({ ...filled, pages: Object.fromEntries(pages) }, (path) =>
    localPath(locale, path),
  );
  return { content, facts };
}

/** The address of a page whose file name is independent of the brand. */
function resolveBrandPath(path: string, brand: string): string {
  return path.replaceAll("{brand}", brand);
}
