import type { DealershipConfig } from "@forecourt/dealership";
import type { WebSite } from "schema-dts";
import { businessId } from "./place-json.ts";

/**
 * The JSON-LD of the site: name, languages and publisher. All languages are one site.
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
