import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { GUIDES_FEED_PATH, GUIDES_PATH } from "#shared/addresses/public-paths.ts";

/**
 * Where the feed of the guides is, by language.
 *
 * @example guidesFeedPath("es") // "/es/shopping-guides/rss.xml"
 */
export function guidesFeedPath(locale: Locale): string {
  return localPath(locale, GUIDES_FEED_PATH);
}

/**
 * The feed that a page belongs to, as a page's metadata names it (`alternates.types`); null outside the guides.
 *
 * @param path without the language's folder
 * @example feedTypes("/shopping-guides/financing", "en") // { "application/rss+xml": "/shopping-guides/rss.xml" }
 */
export function feedTypes(path: string, locale: Locale): Record<string, string> | null {
  const isGuide = path === GUIDES_PATH || path.startsWith(`${GUIDES_PATH}/`);
  return isGuide ? { "application/rss+xml": guidesFeedPath(locale) } : null;
}
