import { fillDisclaimer } from "@forecourt/offers";
import { Badge } from "@forecourt/ui/badge";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { OfferCard } from "@forecourt/ui/offer-card";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { offerPath } from "#shared/addresses/public-paths.ts";
import { offerDates } from "./offer-dates.ts";
import { offerPresentation } from "./offer-presentation.ts";
import { offerSubject } from "./offer-subject.ts";

type OfferListCardProps = {
  offer: AdvertisedOffer;
  context: PageContext;
  featured?: boolean;
  priority?: "high" | "lazy";
  headingLevel?: 2 | 3;
};

/** The card of an offer: picture, figure, subject and end date. */
export function OfferListCard({
  offer,
  context,
  featured = false,
  priority = "lazy",
  headingLevel = 3,
}: OfferListCardProps) {
  const { locale } = context;
  const { headline, image } = offerPresentation(offer, context);
  const dates = offerDates(offer, context);
  const isWide = featured && image !== null;
  // A new model is the subject; other offers are told apart by their name.
  const isModel = typeof offer.vehicles_conditions.model === "string";
  return (
    <OfferCard
      href={localPath(locale, offerPath(offer))}
      linkAs={RouterLink}
      headingLevel={headingLevel}
      title={headline && isModel ? offerSubject(offer, locale) : offer.name}
      figure={headline?.figure}
      unit={headline?.unit}
      text={offer.description}
      badge={<Badge tone="ink">{offer.type_label}</Badge>}
      image={
        image ? (
          <VehicleImage
            {...contentPicture(image, locale)}
            ratio={isWide ? "fill" : "wide"}
            priority={priority}
            sizes={`(min-width: 1280px) 33vw, (min-width: 768px) 50vw, ${PHONE_WIDTH}`}
          />
        ) : undefined
      }
      ends={dates.ends}
      state={dates.state}
      linkLabel={translator(locale, "offers")("details")}
      featured={isWide}
    >
      {/* The terms stand beside the figure, as advertising rules require. */}
      <FinePrint>{fillDisclaimer(offer.disclaimer, dates, locale)}</FinePrint>
    </OfferCard>
  );
}
