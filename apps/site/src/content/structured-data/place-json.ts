import type { DealershipConfig, Store } from "@forecourt/dealership";
import type { PostalAddress } from "schema-dts";

type Profile = DealershipConfig["profile"];

/**
 * Where the dealership is.
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
 * Where one of its stores is. A store in another town says so in its second line.
 *
 * @example storeAddressJson(store, settings.profile).addressLocality // "Springfield"
 */
export function storeAddressJson(store: Store, profile: Profile): PostalAddress {
  const [, city = profile.city, state_short = profile.state_short] =
    /^(.+), ([A-Z]{2})\b/.exec(store.addressLine2) ?? [];
  return addressJson({ ...profile, addressLine1: store.addressLine1, city, state_short, zip: store.zip });
}

/** What a thing of the dealership is known by, whichever page and language speaks of it. */
export type BusinessName = "dealership" | "service" | "parts" | "website";

/**
 * @param siteUrl any address of the site
 * @example businessId("service", "https://cars.example/es") // "https://cars.example/#service"
 */
export function businessId(name: BusinessName, siteUrl: string): string {
  return new URL(`/#${name}`, siteUrl).href;
}
