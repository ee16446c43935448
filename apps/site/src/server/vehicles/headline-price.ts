import type { DealershipConfig } from "@forecourt/dealership";
import { type PriceBreakdown, priceBreakdown } from "@forecourt/finance";
import type { Vehicle } from "@forecourt/inventory";

export type Access = "locked" | "open";
export type GateContext = keyof DealershipConfig["unlock"]["gates"];

/** The vehicle's price before fees that this visitor may see, cents; null when the gate hides it or there is none. */
export function visiblePrice(
  vehicle: Pick<Vehicle, "oldPrice" | "salePrice">,
  { access, context, settings }: { access: Access; context: GateContext; settings: DealershipConfig },
): number | null {
  const locked = access === "locked" && settings.unlock.gates[context].price;
  return locked ? vehicle.oldPrice : (vehicle.salePrice ?? vehicle.oldPrice);
}

/**
 * The price as shown, cents: the visible price with the mandatory fees (docs/product/payments.md, "Headline price").
 */
export function headlinePrice(
  vehicle: Pick<Vehicle, "oldPrice" | "salePrice" | "condition">,
  options: { access: Access; context: GateContext; settings: DealershipConfig },
): number | null {
  return headlineBreakdown(vehicle, options)?.total ?? null;
}

/** The same with its lines: vehicle, documentary fee, thirty-day drive fee. */
export function headlineBreakdown(
  vehicle: Pick<Vehicle, "oldPrice" | "salePrice" | "condition">,
  options: { access: Access; context: GateContext; settings: DealershipConfig },
): PriceBreakdown | null {
  const price = visiblePrice(vehicle, options);
  if (price === null) return null;
  return priceBreakdown({ price, condition: vehicle.condition, fees: options.settings.fees });
}
