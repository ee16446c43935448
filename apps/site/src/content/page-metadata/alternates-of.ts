import type { Metadata } from "next";
import { feedTypes } from "#server/documents/guides-feed-path.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";

/**
 * The one address of a page and its address in each language; search engines send whoever reads neither to English.
 *
 * @param path without a language's folder
 */
export function alternatesOf(path: string, locale: Locale): NonNullable<Metadata["alternates"]> {
  return {
    canonical: localPath(locale, path),
    types: feedTypes(path, locale) ?? {},
    languages: { en: localPath("en", path), es: localPath("es", path), "x-default": localPath("en", path) },
  };
}
