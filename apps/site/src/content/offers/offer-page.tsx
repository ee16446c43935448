import { formatDate } from "@forecourt/calendar";
import type { Seo } from "@forecourt/dealership/content";
import { currentOffers, fillDisclaimer } from "@forecourt/offers";
import { Badge } from "@forecourt/ui/badge";
import { Container, Section } from "@forecourt/ui/container";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { EmptyState } from "@forecourt/ui/empty-state";
import { OfferGrid } from "@forecourt/ui/offer-grid";
import { Panel } from "@forecourt/ui/panel";
import { SpecList } from "@forecourt/ui/spec-grid";
import { Heading } from "@forecourt/ui/text";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { offerPath } from "#shared/addresses/public-paths.ts";
import { OfferActions } from "./offer-actions.tsx";
import { offerDates } from "./offer-dates.ts";
import { offerGridClass } from "./offer-grid-class.ts";
import { OfferListCard } from "./offer-list-card.tsx";
import { offerPresentation } from "./offer-presentation.ts";
import { OfferStructuredData } from "./offer-structured-data.tsx";
import { offerSpecs } from "./offer-terms-panel.tsx";

type OfferPageProps = { offer: AdvertisedOffer; context: PageContext };

/** The page of a dealer or service offer. After its end it shows a notice and other offers instead of the terms. */
export function OfferPage({ offer, context }: OfferPageProps) {
  const { locale } = context;
  const t = translator(locale, "offers");
  const dates = offerDates(offer, context);
  const path = offerPath(offer);
  const ended = dates.state === "ended";
  const others = otherOffers(offer, context);
  return (
    <Container>
      <PageCrumbs path={path} label={ended ? t("endedTitle") : offer.name} context={context} />
      {ended ? (
        <div className="max-w-[70ch]">
          <Heading level={1}>{t("endedTitle")}</Heading>
          <p className="mt-3 text-lead text-muted">
            {t("endedText", {
              name: offer.name,
              date: formatDate(dates.endsOn, locale, { dateStyle: "long" }),
            })}
          </p>
        </div>
      ) : (
        <CurrentOffer offer={offer} context={context} dates={dates} />
      )}
      <Section heading={<Heading level={2}>{t(ended ? "current" : "others")}</Heading>}>
        <OfferGrid
          empty={<EmptyState title={t("empty")} headingLevel={3} />}
          className={offerGridClass(others.length)}
        >
          {others.map((other) => (
            <OfferListCard key={other.id} offer={other} context={context} />
          ))}
        </OfferGrid>
      </Section>
    </Container>
  );
}

type CurrentOfferProps = OfferPageProps & { dates: ReturnType<typeof offerDates> };

function CurrentOffer({ offer, context, dates }: CurrentOfferProps) {
  const { locale } = context;
  const t = translator(locale, "offers");
  const { headline, image } = offerPresentation(offer, context);
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,408px)]">
      <OfferStructuredData offer={offer} context={context} />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2">
          <Badge tone="ink">{offer.type_label}</Badge>
          {dates.state === "ending" ? <Badge tone="warn">{dates.ends}</Badge> : null}
        </p>
        <Heading level={1} className="mt-4 lg:text-5xl">
          {offer.name}
        </Heading>
        <p className="mt-4 max-w-[60ch] text-lead text-muted">{offer.description}</p>
        {image ? (
          <VehicleImage
            {...contentPicture(image, locale)}
            ratio="wide"
            priority="high"
            sizes={`(min-width: 1024px) 58vw, ${PHONE_WIDTH}`}
            className="mt-7 rounded-lg"
          />
        ) : null}
      </div>
      <Panel
        raised
        as="section"
        aria-label={t("glance")}
        className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {headline ? (
          <p className="mb-4">
            <span className="block text-balance font-extrabold text-5xl tracking-[-0.04em]">
              {headline.figure}
            </span>
            <span className="font-semibold">{headline.unit}</span>
          </p>
        ) : null}
        <SpecList className="border-line border-y" items={offerSpecs(offer, dates, locale)} />
        <OfferActions offer={offer} context={context} />
      </Panel>
      <div className="min-w-0">
        <Heading level={2} size="section" className="mb-3">
          {t("terms")}
        </Heading>
        <FinePrint className="max-w-[76ch] text-control!">
          {fillDisclaimer(offer.disclaimer, dates, locale)}
        </FinePrint>
      </div>
    </div>
  );
}

/** Up to three other current offers, those of the same department first. */
function otherOffers(
  offer: AdvertisedOffer,
  { locale, storeId, settings, now }: PageContext,
): AdvertisedOffer[] {
  const current = currentOffers(advertisedOffersIn(locale, storeId), now, settings.profile.timezone).filter(
    ({ id }) => id !== offer.id,
  );
  const own = current.filter(({ department }) => department === offer.department);
  return [...own, ...current.filter(({ department }) => department !== offer.department)].slice(0, 3);
}

/** Title and description of an offer's page. */
export function offerSeo(offer: AdvertisedOffer, context: PageContext): Seo {
  const t = translator(context.locale, "offers");
  const dates = offerDates(offer, context);
  const { name } = context.settings.profile;
  if (dates.state === "ended") {
    const date = formatDate(dates.endsOn, context.locale, { dateStyle: "long" });
    return {
      title: t("endedSeoTitle", { name: offer.name, dealership: name }),
      description: t("endedText", { name: offer.name, date }),
    };
  }
  return {
    title: `${offer.name} | ${name}`,
    ogTitle: offer.name,
    description: t(dates.lasting ? "seoLasting" : "seoDescription", {
      description: offer.description,
      date: formatDate(dates.endsOn, context.locale, { dateStyle: "long" }),
      dealership: name,
    }),
  };
}
