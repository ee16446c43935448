import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { paymentWords } from "#content/payment/payment-words.ts";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import { barWords, TermsBar } from "#content/terms-bar/terms-bar.tsx";
import { estimated } from "#features/payment-calculator/estimate/estimated.ts";
import { Figure } from "#features/payment-calculator/estimate/figure.tsx";
import { type PaymentField, readChoices } from "#features/payment-calculator/estimate/payment-choices.ts";
import { ASSUMPTIONS_ID } from "#features/payment-calculator/payment-assumptions.tsx";
import { CALCULATOR_ID, PaymentCalculator } from "#features/payment-calculator/payment-calculator.tsx";
import { vehicleDeal } from "#features/payment-calculator/vehicle-deal.ts";
import { VehicleEstimate } from "#features/payment-calculator/vehicle-estimate.tsx";
import { ViewedBefore } from "#features/saved-vehicles/viewed-before.tsx";
import { vehicleMetadata } from "#features/vehicle-detail/metadata/vehicle-metadata.ts";
import { PrivateVehicle } from "#features/vehicle-detail/unavailable/private-vehicle.tsx";
import { SoldVehicle } from "#features/vehicle-detail/unavailable/sold-vehicle.tsx";
import { VehicleDetail } from "#features/vehicle-detail/vehicle-detail.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { type PageContext, pageContext, type VariantParams } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { findVehicle, similarVehicles } from "#server/vehicles/find-vehicle.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { storeZip } from "#server/vehicles/zip-charges.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";

type PageProps = {
  params: Promise<Awaited<VariantParams> & { vin: string }>;
  searchParams: Promise<Partial<Record<PaymentField | "terms", string>>>;
};

async function vehicleOf(params: PageProps["params"]) {
  const context = await pageContext(params);
  return { context, found: findVehicle((await params).vin, context) ?? notFound() };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { found, context } = await vehicleOf(params);
  return vehicleMetadata(found, context);
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ found, context: shared }, given] = await Promise.all([vehicleOf(params), searchParams]);
  const context = withTerms(shared, given.terms);
  const props = { similar: similarVehicles(found.vehicle.vin, context, 3), context };
  return (
    <>
      {found.state === "sold" ? <SoldVehicle vehicle={found.vehicle} {...props} /> : null}
      {found.state === "private" ? <PrivateVehicle vehicle={found.vehicle} {...props} /> : null}
      {found.state === "shown" ? (
        <ShownVehicle vehicle={found.vehicle} {...props} searchParams={given} />
      ) : null}
      <PaymentExplainerDialog context={context} />
    </>
  );
}

type ShownVehicleProps = {
  vehicle: VisibleVehicle;
  similar: readonly VisibleVehicle[];
  context: PageContext;
  searchParams: Partial<Record<PaymentField, string>>;
};

/** Composes the vehicle page with the payment calculator; features do not import each other. */
function ShownVehicle({ vehicle, similar, context, searchParams }: ShownVehicleProps): ReactNode {
  const { locale, storeId } = context;
  const deal = vehicleDeal(vehicle, context);
  const viewed = <ViewedBefore vin={vehicle.vin} locale={locale} />;
  if (!deal) return <VehicleDetail vehicle={vehicle} context={context} similar={similar} viewed={viewed} />;
  const { vehicle: texts } = siteContent(locale, storeId).content;
  const choices = readChoices((name) => searchParams[name], deal);
  const figures = estimated({ deal, words: paymentWords(locale), locale }, choices);
  return (
    <VehicleEstimate
      vin={vehicle.vin}
      deal={deal}
      choices={choices}
      searchParams={searchParams}
      context={context}
      generalId={PAYMENT_EXPLAINER_ID}
    >
      <VehicleDetail
        vehicle={vehicle}
        context={context}
        similar={similar}
        viewed={viewed}
        payment={{
          inBox: (
            <Figure
              name="payment"
              estimated={figures}
              size="lg"
              explainedBy={ASSUMPTIONS_ID}
              className="max-w-[min(9.5rem,100%)] shrink-0"
            />
          ),
          inBar: <Figure name="line" estimated={figures} explainedBy={ASSUMPTIONS_ID} />,
          calculator: (
            <PaymentCalculator
              deal={deal}
              choices={choices}
              path={vehicleAddress(vehicle, { locale })}
              locale={locale}
              note={texts.paymentNote}
            />
          ),
          calculatorId: CALCULATOR_ID,
          sheet: context.settings.outTheDoor ? (
            <Figure
              name="sheet"
              estimated={figures}
              vin={vehicle.vin}
              zip={storeZip(vehicle.storeId, context.settings)}
              label={translator(locale, "vehicle")("page.sheet")}
            />
          ) : null,
          termsBar: (
            <TermsBar
              href={vehicleAddress(vehicle, context)}
              vin={vehicle.vin}
              context={context}
              text={<Figure name="terms" estimated={figures} bar={barWords(locale)} />}
            />
          ),
        }}
      />
    </VehicleEstimate>
  );
}
