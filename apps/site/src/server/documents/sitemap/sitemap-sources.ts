import type { DocumentContext } from "../document-context.ts";
import { filterEntries } from "./filter-entries.ts";
import { offerEntries } from "./offer-entries.ts";
import { pageEntries } from "./page-entries.ts";
import type { SitemapEntry } from "./sitemap-entry.ts";
import { vehicleEntries } from "./vehicle-entries.ts";

/** The sources of the sitemap in order (specification, section 7, "Sitemap sources"). */
export const SITEMAP_SOURCES = {
  pages: pageEntries,
  filters: filterEntries,
  vehicles: vehicleEntries,
  offers: offerEntries,
} as const satisfies Record<string, (context: DocumentContext) => SitemapEntry[]>;

export type SitemapSource = keyof typeof SITEMAP_SOURCES;

/**
 * Whether a name is that of a source.
 *
 * @example isSitemapSource("vehicles") // true
 */
export function isSitemapSource(name: string): name is SitemapSource {
  return Object.hasOwn(SITEMAP_SOURCES, name);
}
