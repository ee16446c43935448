import type { Offer } from "@forecourt/offers";
import type { Offer as OfferThing } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { localPath } from "#server/local-path.ts";
import type { PageContext } from "#server/page-context.ts";

type OfferStructuredDataProps = {
  offer: Offer;
  dates: { startsOn: string; endsOn: string };
  context: PageContext;
};

/** An offer for search engines. It names no price: none of these is the price of a thing. */
export function OfferStructuredData({ offer, dates, context }: OfferStructuredDataProps) {
  const { locale, settings } = context;
  const absolute = (path: string) => new URL(localPath(locale, path), siteEnv().SITE_URL).href;
  return (
    <JsonLd
      data={withContext<OfferThing>({
        "@type": "Offer",
        name: offer.name,
        description: offer.description,
        url: absolute(`/special-offers/${offer.department}/${offer.id}`),
        validFrom: dates.startsOn,
        validThrough: dates.endsOn,
        offeredBy: {
          "@type": offer.department === "service" ? "AutoRepair" : "AutoDealer",
          name: settings.profile.name,
          url: absolute("/"),
        },
      })}
    />
  );
}
