import type { Offer as OfferThing } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { offerJson } from "#content/structured-data/offer-json.ts";
import { siteEnv } from "#env.ts";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";

/** The JSON-LD of an offer. */
export function OfferStructuredData({ offer, context }: { offer: AdvertisedOffer; context: PageContext }) {
  return (
    <JsonLd data={withContext<OfferThing>(offerJson(offer, { ...context, siteUrl: siteEnv().SITE_URL }))} />
  );
}
