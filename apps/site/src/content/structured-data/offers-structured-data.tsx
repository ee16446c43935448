import { siteEnv } from "#env.ts";
import type { AdvertisedOffer } from "#server/content/dealership-words.ts";
import type { PageContext } from "#server/page-context.ts";
import { JsonLd } from "./json-ld.tsx";
import { offerListJson } from "./offer-json.ts";

type OffersStructuredDataProps = {
  /** The offers as the list shows them; it has its name where it has a heading. */
  offers: readonly AdvertisedOffer[];
  name: string | null;
  context: PageContext;
};

/** A list of offers for search engines; nothing where it is empty. */
export function OffersStructuredData({ offers, name, context }: OffersStructuredDataProps) {
  if (offers.length === 0) return null;
  return (
    <JsonLd data={offerListJson(offers, { name, context: { ...context, siteUrl: siteEnv().SITE_URL } })} />
  );
}
