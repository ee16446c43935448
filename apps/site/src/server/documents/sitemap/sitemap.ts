import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import type { SitemapEntry } from "./sitemap-entry.ts";
import { isSitemapSource, SITEMAP_SOURCES, type SitemapSource } from "./sitemap-sources.ts";
import { type SitemapPart, sitemapIndexXml, urlsetXml } from "./sitemap-xml.ts";

/** Search engines read 50,000 entries of one file; with the languages named beside each, 50 MB come first. */
export const MOST_ENTRIES = 45_000;

const SOURCES = Object.keys(SITEMAP_SOURCES) as SitemapSource[];

/**
 * The sitemap: all four sources in one file, or, when they are too many, an index of parts
 * (`/sitemap.xml?source=vehicles&page=2`). It comes in pieces to be joined. A part that there is not is undefined.
 *
 * @param params of the address; without `source` the whole
 * @param limit entries of one file
 * @example sitemapDocument(new URLSearchParams("source=vehicles&page=2"), context)
 */
export function sitemapDocument(
  params: URLSearchParams,
  context: DocumentContext,
  limit: number = MOST_ENTRIES,
): Iterable<string> | undefined {
  const source = params.get("source");
  if (source !== null) {
    const part = isSitemapSource(source) && entriesOf(source, pageNumber(params), context, limit);
    return part && part.length > 0 ? urlsetXml(part) : undefined;
  }
  const entries = SOURCES.map((name) => SITEMAP_SOURCES[name](context));
  const total = entries.reduce((count, { length }) => count + length, 0);
  if (total <= limit) return urlsetXml(entries.flat());
  return [sitemapIndexXml(SOURCES.flatMap((name, at) => partsOf(name, entries[at] ?? [], context, limit)))];
}

function entriesOf(
  source: SitemapSource,
  page: number,
  context: DocumentContext,
  limit: number,
): SitemapEntry[] {
  return SITEMAP_SOURCES[source](context).slice((page - 1) * limit, page * limit);
}

function partsOf(
  source: SitemapSource,
  entries: readonly SitemapEntry[],
  context: DocumentContext,
  limit: number,
): SitemapPart[] {
  return Array.from({ length: Math.ceil(entries.length / limit) }, (_, at) => {
    const days = entries.slice(at * limit, (at + 1) * limit).flatMap(({ lastmod }) => lastmod ?? []);
    const lastmod = days.sort().at(-1);
    const loc = absoluteUrl(`/sitemap.xml?source=${source}&page=${at + 1}`, context);
    return { loc, ...(lastmod && { lastmod }) };
  });
}

/** A page number that is none asks for nothing. */
function pageNumber(params: URLSearchParams): number {
  const page = params.get("page") ?? "1";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : Number.NaN;
}
