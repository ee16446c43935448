import type { DealershipConfig, Store } from "@forecourt/dealership";
import type { AutoDealer, AutoRepair } from "schema-dts";
import { storeTexts } from "#server/content/localized-dealership.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { openingHoursJson } from "./opening-hours-json.ts";
import { businessId, storeAddressJson } from "./place-json.ts";

/**
 * The JSON-LD of a store: address, coordinates, phone, hours and its service department.
 *
 * @example storeJson(store, { settings, locale: "en", siteUrl: "https://cars.example" }).name // "Larkspur North"
 */
export function storeJson(
  store: Store,
  {
    settings: { profile, brand },
    locale,
    siteUrl,
  }: { settings: Pick<DealershipConfig, "profile" | "brand">; locale: Locale; siteUrl: string },
): Exclude<AutoDealer, string> {
  const service = serviceDepartment(store, profile);
  const place = {
    url: new URL(`${localPath(locale, CONTACT_PATH)}#${store.id}`, siteUrl).href,
    address: storeAddressJson(store, profile),
    geo: { "@type": "GeoCoordinates" as const, ...store.coordinates },
    hasMap: store.mapsLink,
  };
  return {
    "@type": "AutoDealer",
    "@id": new URL(`${CONTACT_PATH}#${store.id}`, siteUrl).href,
    name: store.name,
    description: storeTexts(locale, store.id).subname,
    telephone: store.phone,
    brand: { "@type": "Brand", name: brand.name },
    parentOrganization: { "@id": businessId("dealership", siteUrl) },
    ...openingHoursJson(store.hours.sales ?? profile.sales),
    ...place,
    ...(service && {
      department: {
        "@type": "AutoRepair",
        name: store.name,
        telephone: service.phone,
        ...openingHoursJson(service.hours),
        ...place,
      } satisfies AutoRepair,
    }),
  };
}

/** Stores at the dealership's address, and stores with service hours, have a service department. */
function serviceDepartment(store: Store, { service, addressLine1 }: DealershipConfig["profile"]) {
  const isHere = store.hours.service !== null || store.addressLine1 === addressLine1;
  return service && isHere ? { phone: service.phone, hours: store.hours.service ?? service } : null;
}
