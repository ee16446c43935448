import type { Seo } from "@forecourt/dealership/content";
import type { Metadata } from "next";
import type { PageContext } from "#server/page-context.ts";

/** Title, description, canonical address and what a shared link shows, of a copy page. */
export function pageMetadata(
  seo: Seo,
  canonical: string,
  { locale, settings }: Pick<PageContext, "locale" | "settings">,
): Metadata {
  const { title, description } = seo;
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: {
      title: seo.ogTitle ?? title,
      description: seo.ogDescription ?? description,
      url: canonical,
      siteName: settings.profile.name,
      type: "website",
      locale: locale === "es" ? "es_US" : "en_US",
    },
  };
}
