import type { DealershipConfig } from "@forecourt/dealership";
import { estimateLoan, type LoanEstimate, loanTerms, type PaymentTerms } from "@forecourt/finance";
import { headlineBreakdown, type PricedVehicle } from "./headline-price.ts";

/**
 * The payment of a vehicle everywhere: a loan on the visible price by the shopper's terms, or for null by the example
 * terms. Null without a visible price, and where the numbers give no loan.
 *
 * @example paymentFor(vehicle, context.terms, context.settings)?.payment // cents a month
 */
export function paymentFor(
  vehicle: PricedVehicle & { year: number },
  terms: PaymentTerms | null,
  { fees, finance }: Pick<DealershipConfig, "fees" | "finance">,
): LoanEstimate | null {
  const price = headlineBreakdown(vehicle, { fees });
  if (!price) return null;
  const loan = estimateLoan({ price, year: vehicle.year, ...loanTerms(price, terms, finance) }, finance);
  return loan.ok ? loan.value : null;
}
