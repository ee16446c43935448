import type { DealershipConfig, Employee } from "@forecourt/dealership";
import type { AutoDealer, AutoPartsStore, AutoRepair, Person, WithContext } from "schema-dts";
import { withContext } from "./json-ld.tsx";
import { openingHoursJson } from "./opening-hours-json.ts";
import { addressJson, businessId } from "./place-json.ts";

/**
 * The JSON-LD of the dealership: address, phone and opening hours. Service and parts are departments, present only if
 * the dealership has service.
 *
 * @param siteUrl the URL of the home page in the page's language
 * @param description in the page's language; the profile has it in the default language
 * @example dealerJson(settings, "https://cars.example/es", siteDescription("es", "north"))
 */
export function dealerJson(
  { profile, brand }: Pick<DealershipConfig, "profile" | "brand">,
  siteUrl: string,
  description = profile.site.description,
): WithContext<AutoDealer> {
  const { name, phone, service, sales, map } = profile;
  const place = { url: siteUrl, address: addressJson(profile) };
  return withContext<AutoDealer>({
    "@type": "AutoDealer",
    "@id": businessId("dealership", siteUrl),
    name,
    description,
    telephone: phone,
    email: profile.email,
    brand: { "@type": "Brand", name: brand.name },
    currenciesAccepted: "USD",
    hasMap: map.mapLink,
    geo: { "@type": "GeoCoordinates", ...map.coordinates },
    ...openingHoursJson(sales),
    ...(profile.site.images.length > 0 && {
      image: profile.site.images.map((path) => new URL(path, siteUrl).href),
    }),
    ...(profile.logos.header && { logo: new URL(profile.logos.header, siteUrl).href }),
    employee: [profile.employees.generalManager, ...(profile.employees.team ?? [])].map(employeeJson),
    ...(profile.socials.length > 0 && { sameAs: profile.socials.map(({ url }) => url) }),
    ...(service && {
      department: [
        {
          "@type": "AutoRepair",
          "@id": businessId("service", siteUrl),
          name,
          telephone: service.phone,
          ...openingHoursJson(service),
          ...place,
        } satisfies AutoRepair,
        {
          "@type": "AutoPartsStore",
          "@id": businessId("parts", siteUrl),
          name,
          telephone: service.phone,
          ...openingHoursJson(service),
          ...place,
        } satisfies AutoPartsStore,
      ],
    }),
    ...place,
  });
}

/** An employee whom shoppers may call. */
function employeeJson({ fullName, firstName, lastName, title, phone }: Employee): Person {
  return {
    "@type": "Person",
    name: fullName,
    givenName: firstName,
    familyName: lastName,
    jobTitle: title,
    telephone: phone,
  };
}
