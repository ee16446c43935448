import { Badge } from "@forecourt/ui/badge";
import { OfferCard } from "@forecourt/ui/offer-card";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { offerPath } from "#shared/addresses/public-paths.ts";
import { offerDates } from "./offer-dates.ts";
import { offerHeadline } from "./offer-headline.ts";
import { offerModel, offerSubject } from "./offer-subject.ts";

type OfferListCardProps = {
  offer: AdvertisedOffer;
  context: PageContext;
  featured?: boolean;
  headingLevel?: 2 | 3;
};

/** The card of an offer: figure, model and end date. Offers without a figure or model show their name. */
export function OfferListCard({ offer, context, featured = false, headingLevel = 3 }: OfferListCardProps) {
  const { locale, storeId } = context;
  const headline = offerHeadline(offer, locale);
  const { ends, state } = offerDates(offer, context);
  const model = offerModel(offer, siteContent(locale, storeId).content.newModels);
  const isWide = featured && model !== undefined;
  return (
    <OfferCard
      href={localPath(locale, offerPath(offer))}
      linkAs={RouterLink}
      headingLevel={headingLevel}
      title={headline && model ? offerSubject(offer, locale) : offer.name}
      figure={model ? headline?.figure : undefined}
      unit={model ? headline?.unit : undefined}
      text={offer.description}
      badge={<Badge tone="ink">{offer.type_label}</Badge>}
      image={
        model ? (
          <VehicleImage
            {...contentPicture(model.evoxImages.driverFront, locale)}
            ratio={isWide ? "fill" : "wide"}
            sizes={`(min-width: 1280px) 33vw, (min-width: 768px) 50vw, ${PHONE_WIDTH}`}
          />
        ) : undefined
      }
      ends={ends}
      state={state}
      linkLabel={translator(locale, "offers")("details")}
      featured={isWide}
    />
  );
}
