import { currentOffers } from "@forecourt/offers";
import { Section } from "@forecourt/ui/container";
import { EmptyState } from "@forecourt/ui/empty-state";
import { OfferGrid } from "@forecourt/ui/offer-grid";
import { Heading } from "@forecourt/ui/text";
import { hasFeatured, offerGridClass } from "#content/offers/offer-grid-class.ts";
import { OfferListCard } from "#content/offers/offer-list-card.tsx";
import { OfferTermsPanel } from "#content/offers/offer-terms-panel.tsx";
import { OffersStructuredData } from "#content/structured-data/offers-structured-data.tsx";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "../text/forward-link.tsx";

/** The current offers of a department, as cards or with all their terms. */
export function OffersSection({ section, context, opensPage }: SectionProps<"offers">) {
  const { id, title, text, department, show, link } = section;
  const { locale, storeId, settings, now } = context;
  const offers = currentOffers(
    advertisedOffersIn(locale, storeId),
    now,
    settings.profile.timezone,
    department,
  );
  const empty = (
    <EmptyState headingLevel={title === null ? 2 : 3} title={translator(locale, "offers")("empty")} />
  );
  return (
    <Section
      id={id}
      gap={title === null ? "detail" : "page"}
      heading={title ? <Heading level={2}>{title}</Heading> : null}
      lead={text}
      action={link ? <ForwardLink link={link} /> : null}
    >
      <OffersStructuredData offers={offers} name={title} context={context} />
      {show === "cards" ? (
        <OfferGrid empty={empty} className={offerGridClass(offers.length)}>
          {offers.map((offer, index) => (
            <OfferListCard
              key={offer.id}
              offer={offer}
              context={context}
              featured={index === 0 && hasFeatured(offers.length)}
              priority={opensPage && index === 0 ? "high" : "lazy"}
              headingLevel={title === null ? 2 : 3}
            />
          ))}
        </OfferGrid>
      ) : (
        <div className="grid gap-5">
          {offers.length === 0 ? empty : null}
          {offers.map((offer) => (
            <OfferTermsPanel key={offer.id} offer={offer} context={context} />
          ))}
        </div>
      )}
    </Section>
  );
}
