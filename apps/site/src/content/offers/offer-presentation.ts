import type { ContentImage } from "@forecourt/dealership/content";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { type OfferHeadline, offerHeadline } from "./offer-headline.ts";
import { offerModel } from "./offer-subject.ts";

/** How an offer is shown: its main figure, and the picture of its model or from the content. */
export type OfferPresentation = { headline: OfferHeadline | null; image: ContentImage | null };

/** The figure and picture of an offer. The content's words replace the figure from the data. */
export function offerPresentation(
  offer: AdvertisedOffer,
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
): OfferPresentation {
  const { newModels, offerPresentations } = siteContent(locale, storeId).content;
  const own = offerPresentations.find(({ id }) => id === offer.id);
  const model = offerModel(offer, newModels);
  return {
    headline: own?.figure ? { figure: own.figure, unit: own.unit ?? "" } : offerHeadline(offer, locale),
    image: own?.image ?? model?.evoxImages.driverFront ?? null,
  };
}
