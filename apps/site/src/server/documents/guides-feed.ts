import type { Article } from "@forecourt/dealership/content";
import { XMLBuilder } from "fast-xml-parser";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { GUIDES_PATH } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { siteContent } from "../content/site-content.ts";
import { absoluteUrl, type DocumentContext } from "./document-context.ts";
import { guidesFeedPath } from "./guides-feed-path.ts";

const ATOM = "http://www.w3.org/2005/Atom";
const CREATOR = "http://purl.org/dc/elements/1.1/";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  // `isPermaLink="true"` would lose its value.
  suppressBooleanAttributes: false,
});

/**
 * The shopping guides as RSS 2.0, the newest first.
 *
 * @example guidesFeed("es", context) // '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" …'
 */
export function guidesFeed(
  locale: Locale,
  context: Pick<DocumentContext, "siteUrl" | "storeId" | "settings">,
): string {
  const { content } = siteContent(locale, context.storeId);
  const url = (path: string) => absoluteUrl(localPath(locale, path), context);
  const guides = Object.entries(content.articles)
    .filter(([path]) => path.startsWith(`${GUIDES_PATH}/`))
    .sort(([a, one], [b, other]) => other.published.localeCompare(one.published) || a.localeCompare(b));
  const page = content.pages[GUIDES_PATH];
  const changed = guides.map(([, { updated }]) => updated).sort();
  const item = guides.map(([path, article]) => ({
    title: article.title,
    link: url(path),
    guid: { "@isPermaLink": "true", "#text": url(path) },
    description: article.description,
    "dc:creator": content.authors[article.author]?.name,
    category: content.articleCategories[path.slice(0, path.lastIndexOf("/"))]?.title,
    pubDate: rssDate(article.published),
  }));
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:atom": ATOM,
      "@xmlns:dc": CREATOR,
      channel: {
        title: [page?.heading?.title, context.settings.profile.name].filter(Boolean).join(" | "),
        link: url(GUIDES_PATH),
        description: page?.seo.description ?? "",
        language: intlLocale(locale).toLowerCase(),
        lastBuildDate: changed.length > 0 ? rssDate(changed.at(-1)!) : undefined,
        "atom:link": {
          "@rel": "self",
          "@type": "application/rss+xml",
          "@href": absoluteUrl(guidesFeedPath(locale), context),
        },
        item,
      },
    },
  });
}

/** A day as RSS writes dates. It has no hour, and noon in Greenwich is the same day in all of America. */
function rssDate(day: Article["published"]): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
