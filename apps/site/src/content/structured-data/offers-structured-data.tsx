import { siteEnv } from "#env.ts";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";
import { JsonLd } from "./json-ld.tsx";
import { offerListJson } from "./offer-json.ts";

type OffersStructuredDataProps = {
  /** In the order of the list. */
  offers: readonly AdvertisedOffer[];
  /** The heading of the list, if it has one. */
  name: string | null;
  context: PageContext;
};

/** The JSON-LD of a list of offers; nothing if it is empty. */
export function OffersStructuredData({ offers, name, context }: OffersStructuredDataProps) {
  if (offers.length === 0) return null;
  return (
    <JsonLd data={offerListJson(offers, { name, context: { ...context, siteUrl: siteEnv().SITE_URL } })} />
  );
}
