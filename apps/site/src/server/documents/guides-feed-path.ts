import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { GUIDES_FEED_PATH, GUIDES_PATH } from "#shared/addresses/public-paths.ts";

/**
 * The path of the guides' RSS feed, by language.
 *
 * @example guidesFeedPath("es") // "/es/shopping-guides/rss.xml"
 */
export function guidesFeedPath(locale: Locale): string {
  return localPath(locale, GUIDES_FEED_PATH);
}

/**
 * The `alternates.types` metadata with the feed of a page; null outside the guides.
 *
 * @param path without the language's folder
 * @example feedTypes("/shopping-guides/financing", "en") // { "application/rss+xml": "/shopping-guides/rss.xml" }
 */
export function feedTypes(path: string, locale: Locale): Record<string, string> | null {
  const isGuide = path === GUIDES_PATH || path.startsWith(`${GUIDES_PATH}/`);
  return isGuide ? { "application/rss+xml": guidesFeedPath(locale) } : null;
}
