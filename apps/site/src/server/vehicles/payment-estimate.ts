import type { DealershipConfig } from "@forecourt/dealership";
import { estimateDefaultLoan, type LoanEstimate } from "@forecourt/finance";
import { headlineBreakdown, type PricedVehicle } from "./headline-price.ts";

/**
 * The payment beside a vehicle's price: a loan on the visible price, with the default term, cash down and credit score.
 * Null without a visible price.
 */
export function cardPayment(
  vehicle: PricedVehicle & { year: number },
  settings: Pick<DealershipConfig, "fees" | "finance">,
): LoanEstimate | null {
  const price = headlineBreakdown(vehicle, settings);
  return price && estimateDefaultLoan({ price, year: vehicle.year }, settings.finance);
}
