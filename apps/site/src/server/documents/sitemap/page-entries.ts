import type { DocumentContext } from "../document-context.ts";
import { sitePages } from "../site-pages.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * Every page of words that search engines may list: copy, articles, their categories and authors, the team. Its day is
 * that of its words; a page that does not say has none, since a wrong one makes all others worthless.
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
