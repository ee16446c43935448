import type { DealershipConfig } from "@forecourt/dealership";
import type { Vehicle } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { headlineBreakdown, type PricedVehicle } from "#server/vehicles/headline-price.ts";
import type { NoLeaseReason, PaymentDeal } from "./payment-deal.ts";

type PaidVehicle = PricedVehicle & Pick<Vehicle, "year" | "msrp">;

/**
 * The calculator's inputs for a vehicle, from the price that this visitor may see. Null without one: no payment reveals
 * a locked price.
 */
export function vehicleDeal(
  vehicle: PaidVehicle,
  { settings, terms }: Pick<PageContext, "settings" | "terms">,
): PaymentDeal | null {
  const price = headlineBreakdown(vehicle, settings);
  if (!price) return null;
  const noLease = noLeaseReason(vehicle, settings);
  return {
    year: vehicle.year,
    price,
    priceLimits: null,
    msrp: noLease ? null : vehicle.msrp,
    noLease,
    terms,
    // The lender's table is large and unused without a lease.
    settings: noLease ? { ...settings.finance, leaseTerms: [] } : settings.finance,
  };
}

/** Residuals are shares of the MSRP, so only new vehicles can be leased. */
function noLeaseReason(
  { condition, msrp }: PaidVehicle,
  { finance }: DealershipConfig,
): NoLeaseReason | null {
  if (condition !== "new") return "used";
  if (msrp === null || msrp <= 0) return "no-msrp";
  return finance.leaseTerms.length === 0 ? "no-terms" : null;
}
