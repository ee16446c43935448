import { type GateContext, isLocked, type Viewer } from "./unlock-gates.ts";
import type { Visible } from "./visible.ts";
import { namesAmount, withoutAmounts } from "./without-amounts.ts";

/** The vehicle fields that gates use. Prices are integer cents without fees. */
export type GatedVehicle = {
  condition: Exclude<GateContext, "search">;
  visibility: "public" | "private";
  /** The retail price, always visible. */
  oldPrice: number | null;
  /** The lower price, hidden by the price gate. */
  salePrice: number | null;
  description: string;
  features: readonly string[];
  oemFeatures: readonly string[];
  standardFeatures: readonly string[];
  optionalFeatures: readonly string[];
};

/** A vehicle without locked fields; `priceLocked` is true if a sale price was removed. */
export type VisibleVehicle<Vehicle extends GatedVehicle = GatedVehicle> = Visible<
  Vehicle & { priceLocked: boolean }
>;

/**
 * Filters a vehicle for a viewer; null if hidden (docs/product/unlock-gates.md).
 *
 * The price gate removes the sale price, and every sentence and feature with an amount. The inventory gate, on for the
 * condition or `search`, hides private vehicles.
 *
 * @param context `search` in lists; the vehicle's own condition by default.
 * @example visibleVehicle(vehicle, { settings, unlocked: [] })?.salePrice // null
 */
export function visibleVehicle<Vehicle extends GatedVehicle>(
  vehicle: Vehicle,
  viewer: Viewer,
  context: GateContext = vehicle.condition,
): VisibleVehicle<Vehicle> | null {
  const { condition, visibility } = vehicle;
  const hidden = isLocked(viewer, condition, "inventory") || isLocked(viewer, "search", "inventory");
  if (visibility === "private" && hidden) return null;
  const priceLocked = isLocked(viewer, context, "price") && vehicle.salePrice !== null;
  const seen = priceLocked ? withoutPrice(vehicle) : vehicle;
  return { ...seen, priceLocked } as VisibleVehicle<Vehicle>;
}

function withoutPrice<Vehicle extends GatedVehicle>(vehicle: Vehicle): Vehicle {
  const allowed = (labels: readonly string[]) => labels.filter((label) => !namesAmount(label));
  return {
    ...vehicle,
    salePrice: null,
    description: withoutAmounts(vehicle.description),
    features: allowed(vehicle.features),
    oemFeatures: allowed(vehicle.oemFeatures),
    standardFeatures: allowed(vehicle.standardFeatures),
    optionalFeatures: allowed(vehicle.optionalFeatures),
  };
}
