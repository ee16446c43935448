import { listingUrl } from "@forecourt/inventory";
import type { DocumentContext } from "../document-context.ts";
import { indexedListings } from "./indexed-listings.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * The listings for search engines; `lastmod` is the arrival of the newest vehicle.
 *
 * @example filterEntries(context)[0]?.loc // "https://cars.example/cars-for-sale"
 */
export function filterEntries(context: DocumentContext): SitemapEntry[] {
  return indexedListings(context).flatMap(({ query, newest }) =>
    languageEntries(listingUrl(query, context.vocabulary), { priority: 0.9, lastmod: newest }, context),
  );
}
