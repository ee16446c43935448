import type { DocumentContext } from "../document-context.ts";
import { sitePages } from "../site-pages.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * Every listed content page: pages, articles, categories, authors, staff. `lastmod` is the day of the last change, and
 * missing if unknown: a wrong day makes all others worthless.
 *
 * @example pageEntries(context).length // both languages of about 80 pages
 */
export function pageEntries(context: DocumentContext): SitemapEntry[] {
  return sitePages("en", context)
    .filter(({ listed }) => listed)
    .flatMap(({ path, updated }) =>
      languageEntries(path, { priority: 1, ...(updated && { lastmod: updated }) }, context),
    );
}
