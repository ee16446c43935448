import type { Seo } from "@forecourt/dealership/content";
import type { Metadata } from "next";
import { previewImage } from "#server/documents/preview-image/preview-image-path.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { alternatesOf } from "./alternates-of.ts";

/**
 * The metadata of a page: title, description, alternate languages and Open Graph.
 *
 * @param path the page's path without the locale prefix
 */
export function pageMetadata(
  seo: Seo,
  path: string,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): Metadata {
  const { title, description } = seo;
  return {
    title,
    description,
    alternates: alternatesOf(path, locale),
    openGraph: {
      title: seo.ogTitle ?? title,
      description: seo.ogDescription ?? description,
      url: localPath(locale, path),
      images: [previewImage(path, locale, seo.ogTitle ?? title)],
      siteName: settings.profile.name,
      type: "website",
      locale: locale === "es" ? "es_US" : "en_US",
      alternateLocale: locale === "es" ? "en_US" : "es_US",
    },
  };
}
