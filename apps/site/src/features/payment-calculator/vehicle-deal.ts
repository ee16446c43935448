import type { DealershipConfig } from "@forecourt/dealership";
import type { Vehicle } from "@forecourt/inventory";
import { headlineBreakdown, type PricedVehicle } from "#server/vehicles/headline-price.ts";
import type { NoLeaseReason, PaymentDeal } from "./payment-deal.ts";

type PaidVehicle = PricedVehicle & Pick<Vehicle, "year" | "msrp">;

/**
 * A vehicle's terms for the calculator, from the price that this visitor may see; null without one, so that no
 * payment tells a hidden price.
 */
export function vehicleDeal(vehicle: PaidVehicle, settings: DealershipConfig): PaymentDeal | null {
  const price = headlineBreakdown(vehicle, settings);
  if (!price) return null;
  const noLease = noLeaseReason(vehicle, settings);
  return {
    year: vehicle.year,
    price,
    priceLimits: null,
    msrp: noLease ? null : vehicle.msrp,
    noLease,
    // The lender's table is the heaviest part of the settings, and of no use where there is no lease.
    settings: noLease ? { ...settings.finance, leaseTerms: [] } : settings.finance,
  };
}

/** Residuals are shares of a new vehicle's MSRP, so only new vehicles have them. */
function noLeaseReason(
  { condition, msrp }: PaidVehicle,
  { finance }: DealershipConfig,
): NoLeaseReason | null {
  if (condition !== "new") return "used";
  if (msrp === null || msrp <= 0) return "no-msrp";
  return finance.leaseTerms.length === 0 ? "no-terms" : null;
}
