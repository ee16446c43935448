import { formatDate } from "@forecourt/calendar";
import { fillDisclaimer, offerFigures } from "@forecourt/offers";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Panel } from "@forecourt/ui/panel";
import { SpecList } from "@forecourt/ui/spec-grid";
import { Heading } from "@forecourt/ui/text";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { ForwardLink } from "#content/page-sections/text/forward-link.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { offerAction } from "./offer-action.ts";
import { offerAppliesTo } from "./offer-applies-to.ts";
import { type OfferDates, offerDates } from "./offer-dates.ts";
import { formatFigure } from "./offer-headline.ts";
import { offerPresentation } from "./offer-presentation.ts";
import { offerVehicles } from "./offer-vehicles.ts";

type OfferTermsPanelProps = { offer: AdvertisedOffer; context: PageContext };

/** An offer with all its terms: figures, dates, matching vehicles and the full disclaimer. */
export function OfferTermsPanel({ offer, context }: OfferTermsPanelProps) {
  const { locale } = context;
  const { image } = offerPresentation(offer, context);
  const action = offerAction(offer, context);
  const dates = offerDates(offer, context);
  const vehicles = offerVehicles(offer, context);
  return (
    <Panel
      as="article"
      id={offer.id}
      padding="none"
      className="grid scroll-mt-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]"
    >
      {image ? (
        <VehicleImage
          {...contentPicture(image, locale)}
          ratio="fill"
          sizes={`(min-width: 1024px) 42vw, ${PHONE_WIDTH}`}
        />
      ) : null}
      <div className={image ? "p-5.5 lg:p-8" : "col-span-full p-5.5 lg:p-8"}>
        <Badge tone="sunken">{offer.type_label}</Badge>
        <Heading level={2} size="section" className="mt-3">
          {offer.name}
        </Heading>
        <p className="mt-2 text-muted">{offer.description}</p>
        <SpecList className="mt-5 border-line border-y" items={offerSpecs(offer, dates, locale)} />
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton as={RouterLink} href={action.href} variant="secondary">
            {action.label}
          </LinkButton>
          {vehicles ? <ForwardLink link={vehicles} /> : null}
        </div>
        <FinePrint className="mt-4">{fillDisclaimer(offer.disclaimer, dates, locale)}</FinePrint>
      </div>
    </Panel>
  );
}

/** The figures and dates of an offer as a list of terms and details. */
export function offerSpecs(
  offer: AdvertisedOffer,
  { startsOn, endsOn, lasting }: Pick<OfferDates, "startsOn" | "endsOn" | "lasting">,
  locale: PageContext["locale"],
) {
  const t = translator(locale, "offers");
  const miles = offer.offer_terms?.miles_per_year;
  const appliesTo = offerAppliesTo(offer, locale);
  return [
    ...offerFigures(offer).map((figure) => ({
      term: t(`figure.${figure.code}`),
      detail: formatFigure(figure, locale),
    })),
    ...(miles === undefined ? [] : [{ term: t("milesPerYear"), detail: t("miles", { miles }) }]),
    ...(appliesTo === null ? [] : [{ term: t("appliesTo"), detail: appliesTo }]),
    { term: t("starts"), detail: formatDate(startsOn, locale, { dateStyle: "long" }) },
    { term: t("endsOn"), detail: lasting ? t("lasting") : formatDate(endsOn, locale, { dateStyle: "long" }) },
    ...(offer.offer_recurring === "monthly" ? [{ term: t("repeats"), detail: t("monthly") }] : []),
  ];
}
