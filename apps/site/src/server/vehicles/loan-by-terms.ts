import type { DealershipConfig } from "@forecourt/dealership";
import { estimateDefaultLoan, estimateLoan, type LoanEstimate, type PaymentTerms } from "@forecourt/finance";
import { headlineBreakdown, type PricedVehicle } from "./headline-price.ts";

/** The loan on a vehicle's visible price by a shopper's terms, or by the example terms for null; null without a price. */
export function loanByTerms(
  vehicle: PricedVehicle & { year: number },
  terms: PaymentTerms | null,
  settings: Pick<DealershipConfig, "fees" | "finance">,
): LoanEstimate | null {
  const price = headlineBreakdown(vehicle, settings);
  if (!price) return null;
  const { year } = vehicle;
  return terms
    ? estimateLoan({ price, year, ...terms }, settings.finance)
    : estimateDefaultLoan({ price, year }, settings.finance);
}
