import { currentOffers, offerWindow } from "@forecourt/offers";
import type { Locale } from "#shared/addresses/local-path.ts";
import { offerPath } from "#shared/addresses/public-paths.ts";
import type { AdvertisedOffer } from "../content/localized-dealership.ts";
import { advertisedOffersIn } from "../content/localized-dealership.ts";
import type { DocumentContext } from "./document-context.ts";

/** The page of a current offer; manufacturer offers share one page and have none. */
export type OfferPage = {
  /** Without the language's folder. */
  path: string;
  offer: AdvertisedOffer;
  /** The first day of the current window, `YYYY-MM-DD`. */
  startsOn: string;
};

/**
 * The pages of the dealer and service offers that are current in the context.
 *
 * @example currentOfferPages("en", context)[0]?.path // "/special-offers/dealer/ofr_…"
 */
export function currentOfferPages(
  locale: Locale,
  { storeId, settings, now }: Pick<DocumentContext, "storeId" | "settings" | "now">,
): OfferPage[] {
  const { timezone, service } = settings.profile;
  return currentOffers(advertisedOffersIn(locale, storeId), now, timezone)
    .filter(({ department }) => department === "dealer" || (department === "service" && service !== null))
    .map((offer) => ({
      path: offerPath(offer),
      offer,
      startsOn: offerWindow(offer, now, timezone).startsOn,
    }));
}
