import type { DealershipConfig } from "@forecourt/dealership";
import type { Vehicle } from "@forecourt/inventory";

/** Whether a vehicle has the dealership's lifetime engine warranty: used, and below its limit of miles. */
export function hasEngineWarranty(
  { condition, mileage }: Pick<Vehicle, "condition" | "mileage">,
  { claims }: Pick<DealershipConfig, "claims">,
): boolean {
  const limit = claims["lifetimeWarrantyMiles"]?.value;
  return condition !== "new" && limit !== undefined && mileage < limit;
}
