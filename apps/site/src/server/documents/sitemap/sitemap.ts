import { SITEMAP_PATH } from "#shared/addresses/public-paths.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import { SITEMAP_SOURCES, type SitemapSource } from "./sitemap-sources.ts";
import { sitemapIndexXml, urlsetXml } from "./sitemap-xml.ts";

/** Sitemap files may have at most 50,000 entries. */
export const MAX_ENTRIES = 45_000;

/** A part of a sitemap that exceeds one file: a range of a source's entries, with their latest day. */
export type SitemapPart = { source: SitemapSource; page: number; lastmod?: string };

const SOURCES = Object.keys(SITEMAP_SOURCES) as SitemapSource[];

/**
 * The sitemap as chunks of XML: all four sources in one file or, above the limit, an index of its parts.
 *
 * @param limit entries of one file
 * @example [...wholeSitemap(context)].join("")
 */
export function wholeSitemap(context: DocumentContext, limit: number = MAX_ENTRIES): Iterable<string> {
  const entries = SOURCES.flatMap((source) => SITEMAP_SOURCES[source](context));
  if (entries.length <= limit) return urlsetXml(entries);
  const parts = sitemapParts(context, limit).map(({ source, page, lastmod }) => ({
    loc: absoluteUrl(sitemapPartPath({ source, page }), context),
    ...(lastmod && { lastmod }),
  }));
  return [sitemapIndexXml(parts)];
}

/**
 * Every part, whether or not the sitemap exceeds one file.
 *
 * @example sitemapParts(context).map(({ source, page }) => `${source} ${page}`) // ["pages 1", "filters 1", …]
 */
export function sitemapParts(context: DocumentContext, limit: number = MAX_ENTRIES): SitemapPart[] {
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
 * One part as chunks of XML.
 *
 * @example [...sitemapPart({ source: "vehicles", page: 2 }, context)].join("")
 */
export function sitemapPart(
  { source, page }: Pick<SitemapPart, "source" | "page">,
  context: DocumentContext,
  limit: number = MAX_ENTRIES,
): Iterable<string> {
  return urlsetXml(SITEMAP_SOURCES[source](context).slice((page - 1) * limit, page * limit));
}

/**
 * The path of a part.
 *
 * @example sitemapPartPath({ source: "vehicles", page: 2 }) // "/sitemap.xml?source=vehicles&page=2"
 */
export function sitemapPartPath({ source, page }: Pick<SitemapPart, "source" | "page">): string {
  return `${SITEMAP_PATH}?source=${source}&page=${page}`;
}
