import type { DealershipConfig } from "@forecourt/dealership";
import { estimateDefaultLoan, type LoanEstimate } from "@forecourt/finance";
import type { Vehicle } from "@forecourt/inventory";
import { type Access, type GateContext, headlineBreakdown } from "./headline-price.ts";

/**
 * The payment printed beside a vehicle's price: a loan on the visible price, with the dealership's default term, cash
 * down and credit score. Null without a visible price, so that a payment never tells a locked one.
 */
export function cardPayment(
  vehicle: Pick<Vehicle, "oldPrice" | "salePrice" | "condition" | "year">,
  options: { access: Access; context: GateContext; settings: DealershipConfig },
): LoanEstimate | null {
  const price = headlineBreakdown(vehicle, options);
  return price && estimateDefaultLoan({ price, year: vehicle.year }, options.settings.finance);
}
