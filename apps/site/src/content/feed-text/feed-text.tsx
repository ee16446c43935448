import type { ReactNode } from "react";
import type { Locale } from "#shared/addresses/local-path.ts";

/** Inventory feeds are in English only. */
const FEED_LANGUAGE: Locale = "en";

/**
 * Free text of the inventory feed: engine, paint, equipment, description. Pages in other languages mark it with
 * `lang`, so that screen readers switch the voice. Names of makes and models need no mark.
 *
 * @example <FeedText locale="es">2.5L 4-Cylinder</FeedText> // <span lang="en">2.5L 4-Cylinder</span>
 */
export function FeedText({ locale, children }: { locale: Locale; children: ReactNode }) {
  return locale === FEED_LANGUAGE ? children : <span lang={FEED_LANGUAGE}>{children}</span>;
}
