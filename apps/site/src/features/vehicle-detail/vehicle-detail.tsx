import { Section } from "@forecourt/ui/container";
import { VehiclePage } from "@forecourt/ui/vehicle-page";
import type { ReactNode } from "react";
import { DeferredContent } from "#content/deferred-content/deferred-content.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { VehicleViewed } from "#content/saved-vehicles/vehicle-viewed.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { BuyBox } from "./buy-box/buy-box.tsx";
import { ContactCard } from "./buy-box/contact-card.tsx";
import { NextSteps } from "./buy-box/next-steps.tsx";
import { VehicleBar } from "./buy-box/vehicle-bar.tsx";
import { VehicleOffers } from "./buy-box/vehicle-offers.tsx";
import { VehicleStore } from "./buy-box/vehicle-store.tsx";
import { VehicleDescription } from "./facts/vehicle-description.tsx";
import { VehicleEquipment } from "./facts/vehicle-equipment.tsx";
import { VehicleHeading } from "./facts/vehicle-heading.tsx";
import { VehicleHistory } from "./facts/vehicle-history.tsx";
import { VehicleKeyFacts } from "./facts/vehicle-key-facts.tsx";
import { EngineWarrantyNote, PendingNote, TradeNote } from "./facts/vehicle-notes.tsx";
import { VehicleGallery } from "./gallery/vehicle-gallery.tsx";
import { breadcrumbItems, conditionList } from "./metadata/vehicle-crumbs.ts";
import { VehicleStructuredData } from "./metadata/vehicle-structured-data.tsx";
import { SimilarVehicles } from "./unavailable/similar-vehicles.tsx";

export type VehicleDetailProps = {
  vehicle: VisibleVehicle;
  context: PageContext;
  similar: readonly VisibleVehicle[];
  /** The payment and its calculator; absent without a visible price. */
  payment?: {
    inBox: ReactNode;
    inBar: ReactNode;
    calculator: ReactNode;
    calculatorId: string;
    /** The link to the out-the-door sheet; null where the dealership has none. */
    sheet: ReactNode;
    /** The shopper's terms, editable. */
    termsBar: ReactNode;
  };
  /** Below the similar vehicles: those that were viewed before. */
  viewed: ReactNode;
};

/** The page of one vehicle, as far as the visitor may see it. */
export function VehicleDetail(props: VehicleDetailProps) {
  const { vehicle, context, similar, payment, viewed } = props;
  const { locale, storeId } = context;
  const t = translator(locale, "vehicle");
  const { disclaimer } = siteContent(locale, storeId).content.vehicle;
  return (
    <VehiclePage
      breadcrumbs={{
        label: translator(locale, "frame")("breadcrumbs"),
        items: breadcrumbItems(vehicle, context),
        linkAs: RouterLink,
      }}
      gallery={<VehicleGallery vehicle={vehicle} context={context} />}
      summary={
        <>
          <VehicleHeading vehicle={vehicle} context={context} />
          <PendingNote vehicle={vehicle} context={context} />
          <BuyBox
            vehicle={vehicle}
            context={context}
            payment={payment?.inBox}
            calculatorHref={`#${payment?.calculatorId}`}
            sheet={payment?.sheet}
          />
          {payment?.termsBar}
          <TradeNote vehicle={vehicle} context={context} />
        </>
      }
      related={
        <DeferredContent>
          <SimilarVehicles
            vehicles={similar}
            context={context}
            origin={vehicleAddress(vehicle, context)}
            more={conditionList(vehicle, context)}
            hasTerms={!payment}
          />
          {viewed}
        </DeferredContent>
      }
      finePrint={{ label: t("page.finePrint"), paragraphs: disclaimer }}
      bar={
        <>
          <VehicleBar vehicle={vehicle} context={context} payment={payment?.inBar} />
          <VehicleStructuredData vehicle={vehicle} context={context} />
          <VehicleViewed vin={vehicle.vin} />
        </>
      }
    >
      <VehicleKeyFacts vehicle={vehicle} locale={locale} />
      <DeferredContent>
        {payment ? (
          <Section gap="detail" id={payment.calculatorId} title={translator(locale, "payments")("title")}>
            {payment.calculator}
          </Section>
        ) : null}
        <VehicleEquipment vehicle={vehicle} locale={locale} />
        <EngineWarrantyNote vehicle={vehicle} context={context} />
        <VehicleOffers vehicle={vehicle} context={context} />
        <NextSteps vehicle={vehicle} context={context} />
        <VehicleDescription description={vehicle.description} locale={locale} />
        <VehicleHistory vehicle={vehicle} context={context} />
        <VehicleStore vehicle={vehicle} context={context} />
        <ContactCard vehicle={vehicle} context={context} />
      </DeferredContent>
    </VehiclePage>
  );
}
