import { currentOfferPages } from "../current-offer-pages.ts";
import type { DocumentContext } from "../document-context.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * The pages of the current dealer and service offers; `lastmod` is the first day of the current window.
 *
 * @example offerEntries(context)[0]?.priority // 0.6
 */
export function offerEntries(context: DocumentContext): SitemapEntry[] {
  return currentOfferPages("en", context).flatMap(({ path, startsOn }) =>
    languageEntries(path, { priority: 0.6, lastmod: startsOn }, context),
  );
}
