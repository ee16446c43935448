import type { DealershipConfig } from "@forecourt/dealership";
import type { WebSite } from "schema-dts";
import { businessId } from "./place-json.ts";

/**
 * The site itself: what search engines call it, in which languages it is and whose it is. Both languages are one site.
 *
 * @example websiteJson(settings, "https://cars.example").name // "Larkspur Mitsubishi"
 */
export function websiteJson(
  { profile, languages }: Pick<DealershipConfig, "profile" | "languages">,
  siteUrl: string,
): Exclude<WebSite, string> {
  return {
    "@type": "WebSite",
    "@id": businessId("website", siteUrl),
    url: new URL("/", siteUrl).href,
    name: profile.site.name,
    alternateName: profile.shortName,
    inLanguage: languages.supported,
    publisher: { "@id": businessId("dealership", siteUrl) },
  };
}
