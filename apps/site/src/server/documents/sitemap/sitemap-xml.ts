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

/** Entries that are written at a time: a large lot's take seconds, and pages have to be served meanwhile. */
const PIECE = 200;

/**
 * Entries as a `urlset`, in pieces; the schema wants a page's elements in this order, those of other vocabularies last.
 *
 * @example [...urlsetXml([{ loc: "https://cars.example/", priority: 1, alternates: [] }])].join("")
 */
export function* urlsetXml(entries: readonly SitemapEntry[]): Generator<string> {
  yield `${builder.build(declaration)}<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">`;
  for (let at = 0; at < entries.length; at += PIECE)
    yield builder.build({ url: entries.slice(at, at + PIECE).map(urlElement) });
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

/** A file of a sitemap by its address, and the day its newest page changed. */
export type SitemapFile = { loc: string; lastmod?: string };

/**
 * A sitemap's parts as a `sitemapindex`.
 *
 * @example sitemapIndexXml([{ loc: "https://cars.example/sitemap.xml?source=pages&page=1" }])
 */
export function sitemapIndexXml(parts: readonly SitemapFile[]): string {
  const sitemap = parts.map(({ loc, lastmod }) => ({ loc, ...(lastmod && { lastmod }) }));
  return builder.build({ ...declaration, sitemapindex: { "@xmlns": SITEMAP, sitemap } });
}
