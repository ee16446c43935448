import type { Metadata } from "next";
import { feedTypes } from "#server/documents/guides-feed-path.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";

/**
 * The canonical URL of a page, its feeds and its URL in each language. Readers of other languages get English.
 *
 * @param path without the locale prefix
 */
export function alternatesOf(path: string, locale: Locale): NonNullable<Metadata["alternates"]> {
  return {
    canonical: localPath(locale, path),
    types: feedTypes(path, locale) ?? {},
    languages: { en: localPath("en", path), es: localPath("es", path), "x-default": localPath("en", path) },
  };
}
