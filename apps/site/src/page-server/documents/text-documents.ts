import { FRESH_BUILD } from "#browser/fresh-build.ts";
import { type Build, buildManifest } from "#server/documents/build-manifest.ts";
import type { DocumentContext } from "#server/documents/document-context.ts";
import { guidesFeed } from "#server/documents/guides-feed.ts";
import { guidesFeedPath } from "#server/documents/guides-feed-path.ts";
import { llmsText } from "#server/documents/llms/llms-text.ts";
import { robotsText } from "#server/documents/robots-text.ts";
import {
  MAX_ENTRIES,
  type SitemapPart,
  sitemapPart,
  sitemapPartPath,
  wholeSitemap,
} from "#server/documents/sitemap/sitemap.ts";
import { SITEMAP_SOURCES } from "#server/documents/sitemap/sitemap-sources.ts";
import { FRESH_BUILD_PATH, LATEST_BUILD_PATH } from "#shared/addresses/build-paths.ts";
import {
  BUILDS_PATH,
  LLMS_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  SITEMAP_SOURCES_PATH,
} from "#shared/addresses/public-paths.ts";

/** A text document: its type, and its writer, which yields a long text in pieces. */
export type TextDocument = { type: string; write: (context: DocumentContext) => Iterable<string> };

const XML = "application/xml; charset=utf-8";
const JSON_TYPE = "application/json";
const PLAIN = "text/plain; charset=utf-8";

/**
 * Every text document with its own address, by address.
 *
 * @example textDocuments({ id: "abc", timestamp: 0 }).get("/robots.txt")?.type // "text/plain; charset=utf-8"
 */
export function textDocuments(build: Build, entriesPerFile: number = MAX_ENTRIES): Map<string, TextDocument> {
  const json = (value: (context: DocumentContext) => unknown): TextDocument => ({
    type: JSON_TYPE,
    write: (context) => [JSON.stringify(value(context))],
  });
  const feed = (locale: "en" | "es"): [string, TextDocument] => [
    guidesFeedPath(locale),
    { type: "application/rss+xml; charset=utf-8", write: (context) => [guidesFeed(locale, context)] },
  ];
  return new Map<string, TextDocument>([
    [SITEMAP_PATH, { type: XML, write: (context) => wholeSitemap(context, entriesPerFile) }],
    [ROBOTS_PATH, { type: PLAIN, write: ({ siteUrl }) => [robotsText(siteUrl)] }],
    [LLMS_PATH, { type: PLAIN, write: (context) => [llmsText(context)] }],
    feed("en"),
    feed("es"),
    [FRESH_BUILD_PATH, { type: "text/javascript; charset=utf-8", write: () => [FRESH_BUILD] }],
    [LATEST_BUILD_PATH, json(() => build)],
    [`${BUILDS_PATH}/meta/${build.id}.json`, json((context) => buildManifest(build, context))],
    ...Object.entries(SITEMAP_SOURCES).map(([name, entries]): [string, TextDocument] => [
      `${SITEMAP_SOURCES_PATH}/${name}`,
      json(entries),
    ]),
  ]);
}

/**
 * One file of a sitemap that is too long for one, with its address.
 *
 * @example partDocument({ source: "vehicles", page: 2 })[0] // "/sitemap.xml?source=vehicles&page=2"
 */
export function partDocument(
  part: Pick<SitemapPart, "source" | "page">,
  entriesPerFile: number = MAX_ENTRIES,
): [address: string, document: TextDocument] {
  return [
    sitemapPartPath(part),
    { type: XML, write: (context) => sitemapPart(part, context, entriesPerFile) },
  ];
}
