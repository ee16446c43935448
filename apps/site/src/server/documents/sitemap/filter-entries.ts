import { listingUrl } from "@forecourt/inventory";
import type { DocumentContext } from "../document-context.ts";
import { indexedListings } from "./indexed-listings.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * The lists that people look for by name; the day is that of the newest arrival within.
 *
 * @example filterEntries(context)[0]?.loc // "https://cars.example/cars-for-sale"
 */
export function filterEntries(context: DocumentContext): SitemapEntry[] {
  return indexedListings(context).flatMap(({ query, newest }) =>
    languageEntries(listingUrl(query, context.vocabulary), { priority: 0.9, lastmod: newest }, context),
  );
}
