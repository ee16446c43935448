import { currentOfferPages } from "../current-offer-pages.ts";
import type { DocumentContext } from "../document-context.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * The pages of the dealer's and the workshop's current offers; the day is the first of the window that runs now.
 *
 * @example offerEntries(context)[0]?.priority // 0.6
 */
export function offerEntries(context: DocumentContext): SitemapEntry[] {
  return currentOfferPages("en", context).flatMap(({ path, startsOn }) =>
    languageEntries(path, { priority: 0.6, lastmod: startsOn }, context),
  );
}
