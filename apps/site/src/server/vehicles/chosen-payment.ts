import type { DealershipConfig } from "@forecourt/dealership";
import { estimateLoan, type LoanEstimate, type PaymentTerms } from "@forecourt/finance";
import { headlineBreakdown, type PricedVehicle } from "./headline-price.ts";
import { cardPayment } from "./payment-estimate.ts";

/**
 * The payment of a vehicle by the shopper's terms, or by the default terms without any. The vehicle page's calculator
 * shows the same figure for the same terms. Null without a visible price.
 */
export function chosenPayment(
  vehicle: PricedVehicle & { year: number },
  settings: Pick<DealershipConfig, "fees" | "finance">,
  terms: PaymentTerms | null,
): LoanEstimate | null {
  if (!terms) return cardPayment(vehicle, settings);
  const price = headlineBreakdown(vehicle, settings);
  return price && estimateLoan({ price, year: vehicle.year, ...terms }, settings.finance);
}
