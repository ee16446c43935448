import type { Vehicle } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { withoutPrices } from "./without-prices.ts";

/** What a vehicle's page shows: the vehicle itself, or what stands in its place. */
export type VehicleView =
  | { state: "sold" | "private" }
  | {
      state: "shown";
      /** The vehicle as this visitor may see it: a locked sale price is not in it. */
      vehicle: Vehicle;
      priceLocked: boolean;
      offersLocked: boolean;
    };

/**
 * Decides what a visitor gets to see of a vehicle, by the gates of its own condition
 * (docs/product/vehicle-page.md, "States"). Everything on the page is made from the answer, so that a locked price
 * cannot reach it by a side way.
 */
export function vehicleView(
  vehicle: Vehicle,
  { access, settings }: Pick<PageContext, "access" | "settings">,
): VehicleView {
  if (vehicle.status === "sold") return { state: "sold" };
  const gates = settings.unlock.gates[vehicle.condition];
  const locked = access === "locked";
  if (locked && gates.inventory && vehicle.visibility === "private") return { state: "private" };
  const priceLocked = locked && gates.price && vehicle.salePrice !== null;
  return {
    state: "shown",
    vehicle: priceLocked
      ? { ...vehicle, salePrice: null, description: withoutPrices(vehicle.description) }
      : vehicle,
    priceLocked,
    offersLocked: locked && gates.offers,
  };
}
