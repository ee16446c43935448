import type { ReactNode } from "react";
import { paymentWords } from "#content/payment/payment-words.ts";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { estimated } from "./estimate/estimated.ts";
import { Figure } from "./estimate/figure.tsx";
import { type PaymentField, readChoices } from "./estimate/payment-choices.ts";
import { ASSUMPTIONS_ID } from "./payment-assumptions.tsx";
import { CALCULATOR_ID, PaymentCalculator } from "./payment-calculator.tsx";
import { vehicleDeal } from "./vehicle-deal.ts";
import { VehicleEstimate } from "./vehicle-estimate.tsx";

/** The parts of a vehicle's payment on a page of another subject; `around` gives them one estimate. */
export type VehiclePayment = {
  inCard: ReactNode;
  calculator: ReactNode;
  around: (page: ReactNode) => ReactNode;
};

/**
 * The payment of a vehicle on a content page, such as the pre-approval: the figures of its own page. Null without a
 * price that this visitor may see.
 *
 * @param path the page's path; its calculator submits to it
 */
export function vehiclePayment(
  vehicle: VisibleVehicle,
  path: string,
  searchParams: Partial<Record<PaymentField, string>>,
  context: PageContext,
): VehiclePayment | null {
  const { locale, storeId } = context;
  const deal = vehicleDeal(vehicle, context);
  if (!deal) return null;
  const { vehicle: texts } = siteContent(locale, storeId).content;
  const choices = readChoices((name) => searchParams[name], deal);
  return {
    inCard: (
      <Figure
        name="payment"
        estimated={estimated({ deal, words: paymentWords(locale), locale }, choices)}
        align="start"
        explainedBy={ASSUMPTIONS_ID}
        className="mt-2"
      />
    ),
    calculator: (
      <div id={CALCULATOR_ID} className="scroll-mt-28">
        <PaymentCalculator
          deal={deal}
          choices={choices}
          path={path}
          locale={locale}
          note={texts.paymentNote}
          stacked
          vin={vehicle.vin}
        />
      </div>
    ),
    around: (page) => (
      <VehicleEstimate
        vin={vehicle.vin}
        deal={deal}
        choices={choices}
        searchParams={searchParams}
        context={context}
      >
        {page}
      </VehicleEstimate>
    ),
  };
}
