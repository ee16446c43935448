import type { DealershipConfig } from "@forecourt/dealership";
import type { AutoRepair, Offer, WithContext } from "schema-dts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { SERVICE_PATH } from "#shared/addresses/public-paths.ts";
import { withContext } from "./json-ld.tsx";
import { openingHoursJson } from "./opening-hours-json.ts";
import { addressJson, businessId } from "./place-json.ts";

/** The services of a section. */
export type ListedServices = { title: string; items: readonly { title: string; text: string }[] };

/**
 * The JSON-LD of the service department with its services; null if there is none. Without prices: customers get a quote
 * before the work.
 *
 * @example serviceJson(section, { settings, locale: "es", siteUrl: "https://cars.example" })
 */
export function serviceJson(
  { title, items }: ListedServices,
  {
    settings: { profile },
    locale,
    siteUrl,
  }: { settings: Pick<DealershipConfig, "profile">; locale: Locale; siteUrl: string },
): WithContext<AutoRepair> | null {
  const { service, name, map } = profile;
  if (!service) return null;
  return withContext<AutoRepair>({
    "@type": "AutoRepair",
    "@id": businessId("service", siteUrl),
    name,
    url: new URL(localPath(locale, SERVICE_PATH), siteUrl).href,
    telephone: service.phone,
    address: addressJson(profile),
    geo: { "@type": "GeoCoordinates", ...map.coordinates },
    ...openingHoursJson(service),
    parentOrganization: { "@id": businessId("dealership", siteUrl) },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: items.map(
        (item): Offer => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: item.title, description: item.text },
        }),
      ),
    },
  });
}
