import { offerWindow } from "@forecourt/offers";
import type { ItemList, Offer as OfferThing, WithContext } from "schema-dts";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { offerPath } from "#shared/addresses/public-paths.ts";
import { withContext } from "./json-ld.tsx";

type OfferContext = Pick<PageContext, "locale" | "settings" | "now"> & { siteUrl: string };

/**
 * The JSON-LD of an offer with its dates and seller. Without a price: its figures are not prices of a product.
 *
 * @example offerJson(offer, { ...context, siteUrl }).validThrough // "2026-11-30"
 */
export function offerJson(offer: AdvertisedOffer, context: OfferContext): Exclude<OfferThing, string> {
  const { locale, settings, now, siteUrl } = context;
  const { startsOn, endsOn } = offerWindow(offer, now, settings.profile.timezone);
  const absolute = (path: string) => new URL(localPath(locale, path), siteUrl).href;
  return {
    "@type": "Offer",
    name: offer.name,
    description: offer.description,
    category: offer.type_label,
    url: absolute(offerPath(offer)),
    validFrom: startsOn,
    validThrough: endsOn,
    offeredBy: {
      "@type": offer.department === "service" ? "AutoRepair" : "AutoDealer",
      name: settings.profile.name,
      url: absolute("/"),
    },
  };
}

/**
 * The JSON-LD of a list of offers.
 *
 * @example offerListJson(offers, { name: "Service offers", context: { ...context, siteUrl } }).numberOfItems // 4
 */
export function offerListJson(
  offers: readonly AdvertisedOffer[],
  { name, context }: { name: string | null; context: OfferContext },
): WithContext<ItemList> {
  return withContext<ItemList>({
    "@type": "ItemList",
    ...(name !== null && { name }),
    numberOfItems: offers.length,
    itemListElement: offers.map((offer, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: offerJson(offer, context),
    })),
  });
}
