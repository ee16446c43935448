import type { DealershipConfig } from "@forecourt/dealership";
import { type OpeningHours, WEEKDAYS, type Weekday } from "@forecourt/dealership/hours";
import type {
  AutoDealer,
  AutoPartsStore,
  AutoRepair,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from "schema-dts";
import { withContext } from "./json-ld.tsx";

type Profile = DealershipConfig["profile"];

/**
 * The dealership for search engines: address, phone and opening hours of every day. The workshop and its parts
 * counter are two businesses of their own, and are named only where there is a workshop.
 *
 * @param siteUrl the home page in the page's language
 * @param description in the page's language; the profile's own is in the default one
 */
export function dealerJson(
  { profile, brand }: Pick<DealershipConfig, "profile" | "brand">,
  siteUrl: string,
  description = profile.site.description,
): WithContext<AutoDealer> {
  const { name, phone, service, sales, map } = profile;
  const place = { url: siteUrl, address: address(profile) };
  return withContext<AutoDealer>({
    "@type": "AutoDealer",
    "@id": `${siteUrl}#dealership`,
    name,
    description,
    telephone: phone,
    email: profile.email,
    brand: { "@type": "Brand", name: brand.name },
    currenciesAccepted: "USD",
    hasMap: map.mapLink,
    geo: { "@type": "GeoCoordinates", ...map.coordinates },
    openingHoursSpecification: openingHours(sales),
    ...(profile.socials.length > 0 && { sameAs: profile.socials.map(({ url }) => url) }),
    ...(service && {
      department: [
        {
          "@type": "AutoRepair",
          name,
          telephone: service.phone,
          openingHoursSpecification: openingHours(service),
          ...place,
        } satisfies AutoRepair,
        {
          "@type": "AutoPartsStore",
          name,
          telephone: service.phone,
          openingHoursSpecification: openingHours(service),
          ...place,
        } satisfies AutoPartsStore,
      ],
    }),
    ...place,
  });
}

function address({ addressLine1, city, state_short, zip, country }: Profile): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: addressLine1,
    addressLocality: city,
    addressRegion: state_short,
    postalCode: zip,
    addressCountry: country,
  };
}

const DAYS = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
} as const satisfies Record<Weekday, string>;

/** One entry a day with its times; a day without times is closed and has none. */
function openingHours({ workingHours }: Pick<OpeningHours, "workingHours">): OpeningHoursSpecification[] {
  return WEEKDAYS.flatMap((day): OpeningHoursSpecification[] => {
    const { closed, open, close } = workingHours[day];
    if (closed || open === undefined || close === undefined) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[day], opens: open, closes: close }];
  });
}
