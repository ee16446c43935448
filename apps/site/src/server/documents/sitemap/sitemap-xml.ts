import { XMLBuilder } from "fast-xml-parser";
import type { SitemapEntry } from "./sitemap-entry.ts";

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});
const declaration = { "?xml": { "@version": "1.0", "@encoding": "UTF-8" } };

/** Entries per chunk: a large inventory takes seconds, and pages are served between the chunks. */
const CHUNK_SIZE = 200;

/**
 * Generates a `urlset` in chunks. The schema requires this order of elements, with other namespaces last.
 *
 * @example [...urlsetXml([{ loc: "https://cars.example/", priority: 1, alternates: [] }])].join("")
 */
export function* urlsetXml(entries: readonly SitemapEntry[]): Generator<string> {
  yield `${builder.build(declaration)}<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">`;
  for (let at = 0; at < entries.length; at += CHUNK_SIZE)
    yield builder.build({ url: entries.slice(at, at + CHUNK_SIZE).map(urlElement) });
  yield "</urlset>";
}

function urlElement({ loc, lastmod, changefreq, priority, alternates }: SitemapEntry) {
  const link = alternates.map(({ hreflang, href }) => ({
    "@rel": "alternate",
    "@hreflang": hreflang,
    "@href": href,
  }));
  return {
    loc,
    ...(lastmod && { lastmod }),
    ...(changefreq && { changefreq }),
    priority,
    "xhtml:link": link,
  };
}

/** The address of a sitemap file and the day its newest page changed. */
export type SitemapFile = { loc: string; lastmod?: string };

/**
 * Formats a `sitemapindex` of the parts.
 *
 * @example sitemapIndexXml([{ loc: "https://cars.example/sitemap.xml?source=pages&page=1" }])
 */
export function sitemapIndexXml(parts: readonly SitemapFile[]): string {
  const sitemap = parts.map(({ loc, lastmod }) => ({ loc, ...(lastmod && { lastmod }) }));
  return builder.build({ ...declaration, sitemapindex: { "@xmlns": SITEMAP, sitemap } });
}
