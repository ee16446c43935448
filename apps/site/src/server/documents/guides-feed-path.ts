import { type Locale, localPath } from "#shared/addresses/local-path.ts";

/** The folder of the shopping guides. */
export const GUIDES = "/shopping-guides";

/**
 * The path of the guides' RSS feed, by language.
 *
 * @example guidesFeedPath("es") // "/es/shopping-guides/rss.xml"
 */
export function guidesFeedPath(locale: Locale): string {
  return localPath(locale, `${GUIDES}/rss.xml`);
}

/**
 * The `alternates.types` metadata with the feed of a page; null outside the guides.
 *
 * @param path without the language's folder
 * @example feedTypes("/shopping-guides/financing", "en") // { "application/rss+xml": "/shopping-guides/rss.xml" }
 */
export function feedTypes(path: string, locale: Locale): Record<string, string> | null {
  const isGuide = path === GUIDES || path.startsWith(`${GUIDES}/`);
  return isGuide ? { "application/rss+xml": guidesFeedPath(locale) } : null;
}
