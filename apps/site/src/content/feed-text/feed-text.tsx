import type { ReactNode } from "react";
import type { Locale } from "#shared/addresses/local-path.ts";

/** Feeds are written in English, whatever the language of the page. */
const FEED_LANGUAGE: Locale = "en";

/**
 * Free text of the inventory feed (an engine, a paint, equipment, a description) as it stands on a page of ours: where
 * the page is in another language it says so, and a screen reader changes its voice. Names need none of it.
 *
 * @example <FeedText locale="es">2.5L 4-Cylinder</FeedText> // <span lang="en">2.5L 4-Cylinder</span>
 */
export function FeedText({ locale, children }: { locale: Locale; children: ReactNode }) {
  return locale === FEED_LANGUAGE ? children : <span lang={FEED_LANGUAGE}>{children}</span>;
}
