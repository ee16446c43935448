import type { DealershipConfig, Store } from "@forecourt/dealership";
import type { PostalAddress } from "schema-dts";

type Profile = DealershipConfig["profile"];

/**
 * The JSON-LD of the dealership's address.
 *
 * @example addressJson(settings.profile).streetAddress // "1420 N Larkspur Avenue"
 */
export function addressJson({ addressLine1, city, state_short, zip, country }: Profile): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: addressLine1,
    addressLocality: city,
    addressRegion: state_short,
    postalCode: zip,
    addressCountry: country,
  };
}

/**
 * The JSON-LD of a store's address. The second address line may name another city and state.
 *
 * @example storeAddressJson(store, settings.profile).addressLocality // "Springfield"
 */
export function storeAddressJson(store: Store, profile: Profile): PostalAddress {
  const [, city = profile.city, state_short = profile.state_short] =
    /^(.+), ([A-Z]{2})\b/.exec(store.addressLine2) ?? [];
  return addressJson({ ...profile, addressLine1: store.addressLine1, city, state_short, zip: store.zip });
}

type BusinessName = "dealership" | "service" | "parts" | "website";

/**
 * The `@id` of a part of the dealership, the same in all pages and languages.
 *
 * @param siteUrl any URL of the site
 * @example businessId("service", "https://cars.example/es") // "https://cars.example/#service"
 */
export function businessId(name: BusinessName, siteUrl: string): string {
  return new URL(`/#${name}`, siteUrl).href;
}
