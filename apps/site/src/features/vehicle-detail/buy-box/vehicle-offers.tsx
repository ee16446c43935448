import { formatDate } from "@forecourt/calendar";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { Disclosure, DisclosureGroup } from "@forecourt/ui/disclosure";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { unlockHref } from "../vehicle-links.ts";
import { type ApplicableOffer, applicableOffers } from "./applicable-offers.ts";

type VehicleOffersProps = { vehicle: VisibleVehicle; context: PageContext };

/** Incentives that apply to this vehicle today, each with its terms; locked ones show their kind only. */
export function VehicleOffers({ vehicle, context }: VehicleOffersProps) {
  const { locale } = context;
  const t = translator(locale, "vehicle");
  const offers = applicableOffers(vehicle, context);
  if (offers.length === 0) return null;
  const section = { gap: "detail", id: "offers", title: t("page.offers") } as const;
  if (offers.some(({ locked }) => locked)) {
    return (
      <Section {...section}>
        <Panel padding="sm" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <p className="font-semibold">{t("page.offersLocked", { count: offers.length })}</p>
            <ul className="mt-2.5 flex flex-wrap gap-1.5">
              {[...new Set(offers.map(({ type_label }) => type_label))].map((kind) => (
                <li key={kind}>
                  <Badge tone="sunken">{t("page.offerLocked", { kind })}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <LinkButton as={UnlockLink} href={unlockHref(vehicle, context)} variant="secondary">
            <Icon name="lock" size={18} />
            {t("page.offersUnlock")}
          </LinkButton>
        </Panel>
      </Section>
    );
  }
  return (
    <Section {...section}>
      <DisclosureGroup>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} locale={locale} />
        ))}
      </DisclosureGroup>
    </Section>
  );
}

function OfferRow({ offer, locale }: { offer: ApplicableOffer; locale: "en" | "es" }) {
  if (offer.locked) return null;
  const t = translator(locale, "vehicle");
  const date = offer.endsOn && formatDate(offer.endsOn, locale, { month: "long", day: "numeric" });
  return (
    <Disclosure title={offer.name} mark={<Icon name="tag" className="text-accent-text" />}>
      <p className="text-control">{offer.description}</p>
      {date ? <p className="mt-1 font-semibold text-control">{t("page.offerEnds", { date })}</p> : null}
      <p className="mt-2 max-w-[76ch] text-subtle text-xs leading-normal">{offer.disclaimer}</p>
    </Disclosure>
  );
}
