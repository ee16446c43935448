import { SITEMAP_PATH } from "#shared/addresses/public-paths.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import { SITEMAP_SOURCES, type SitemapSource } from "./sitemap-sources.ts";
import { sitemapIndexXml, urlsetXml } from "./sitemap-xml.ts";

/** Search engines read at most 50,000 entries of one file. */
export const MOST_ENTRIES = 45_000;

/** A file of a sitemap that is too long for one: a source's entries from one to another, and their newest day. */
export type SitemapPart = { source: SitemapSource; page: number; lastmod?: string };

const SOURCES = Object.keys(SITEMAP_SOURCES) as SitemapSource[];

/**
 * The sitemap: all four sources in one file or, when they are too many, an index of its parts. It comes in pieces to
 * be joined.
 *
 * @param limit entries of one file
 * @example [...wholeSitemap(context)].join("")
 */
export function wholeSitemap(context: DocumentContext, limit: number = MOST_ENTRIES): Iterable<string> {
  const entries = SOURCES.flatMap((source) => SITEMAP_SOURCES[source](context));
  if (entries.length <= limit) return urlsetXml(entries);
  const parts = sitemapParts(context, limit).map(({ source, page, lastmod }) => ({
    loc: absoluteUrl(sitemapPartPath({ source, page }), context),
    ...(lastmod && { lastmod }),
  }));
  return [sitemapIndexXml(parts)];
}

/**
 * Every part that there is, whether the whole is too long or not.
 *
 * @example sitemapParts(context).map(({ source, page }) => `${source} ${page}`) // ["pages 1", "filters 1", …]
 */
export function sitemapParts(context: DocumentContext, limit: number = MOST_ENTRIES): SitemapPart[] {
  return SOURCES.flatMap((source) => {
    const entries = SITEMAP_SOURCES[source](context);
    return Array.from({ length: Math.ceil(entries.length / limit) }, (_, at): SitemapPart => {
      const days = entries.slice(at * limit, (at + 1) * limit).flatMap(({ lastmod }) => lastmod ?? []);
      const lastmod = days.sort().at(-1);
      return { source, page: at + 1, ...(lastmod && { lastmod }) };
    });
  });
}

/**
 * One part as a file, in pieces to be joined.
 *
 * @example [...sitemapPart({ source: "vehicles", page: 2 }, context)].join("")
 */
export function sitemapPart(
  { source, page }: Pick<SitemapPart, "source" | "page">,
  context: DocumentContext,
  limit: number = MOST_ENTRIES,
): Iterable<string> {
  return urlsetXml(SITEMAP_SOURCES[source](context).slice((page - 1) * limit, page * limit));
}

/**
 * Where a part is.
 *
 * @example sitemapPartPath({ source: "vehicles", page: 2 }) // "/sitemap.xml?source=vehicles&page=2"
 */
export function sitemapPartPath({ source, page }: Pick<SitemapPart, "source" | "page">): string {
  return `${SITEMAP_PATH}?source=${source}&page=${page}`;
}
