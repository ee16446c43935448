import type { DealershipConfig } from "@forecourt/dealership";
import { type PriceBreakdown, priceBreakdown } from "@forecourt/finance";
import type { Vehicle } from "@forecourt/inventory";
import type { Cents } from "@forecourt/units";
import type { Visible } from "@forecourt/visitor";

/** The inputs of a price that a viewer may see. */
export type PricedVehicle = Visible<Pick<Vehicle, "oldPrice" | "salePrice" | "condition">>;
type Fees = Pick<DealershipConfig, "fees">;

/**
 * The displayed price, cents: the visible price with the mandatory fees (docs/product/payments.md, "Headline price").
 */
export function headlinePrice(vehicle: PricedVehicle, settings: Fees): Cents | null {
  return headlineBreakdown(vehicle, settings)?.total ?? null;
}

/**
 * The displayed price with its lines: vehicle, documentary fee, thirty-day drive fee; null without a visible price, and
 * for a price that `@forecourt/finance` refuses.
 */
export function headlineBreakdown(
  { oldPrice, salePrice, condition }: PricedVehicle,
  { fees }: Fees,
): PriceBreakdown | null {
  const price = salePrice ?? oldPrice;
  const breakdown = price === null ? null : priceBreakdown({ price, condition, fees });
  return breakdown?.ok ? breakdown.value : null;
}

/**
 * Retail price less sale price, cents; null when the sale price is not lower or not visible. Not a price drop: that
 * is a fall over time (docs/product/watches.md).
 */
export function priceSaving({ oldPrice, salePrice }: PricedVehicle): Cents | null {
  return oldPrice !== null && salePrice !== null && salePrice < oldPrice
    ? ((oldPrice - salePrice) as Cents)
    : null;
}

/** The retail price with the mandatory fees, cents; visible to everyone. */
export function retailPrice(vehicle: PricedVehicle, settings: Fees): Cents | null {
  return headlinePrice({ ...vehicle, salePrice: null }, settings);
}
