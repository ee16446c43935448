import { VEHICLE_SEGMENT } from "./segments.ts";
import { type Condition, slugId, type Vehicle } from "./vehicle.ts";

const PATH = /^\/(new|used|certified)-cars-for-sale\/([^/]+)\/?$/;

/**
 * Returns the canonical path of a vehicle's page (docs/product/inventory.md).
 *
 * @example vehiclePath(vehicle) // "/new-cars-for-sale/2025-mitsubishi-outlander-sel-JA4J4VA80SZ000001"
 */
export function vehiclePath(
  vehicle: Pick<Vehicle, "condition" | "year" | "make" | "model" | "trim" | "vin">,
): string {
  const { condition, year, make, model, trim, vin } = vehicle;
  const slug = slugId(`${make} ${model} ${trim}`).replaceAll("_", "-") || "vehicle";
  return `/${condition}-cars-for-sale/${year}-${slug}-${vin}`;
}

/**
 * Parses condition, year and VIN from a vehicle page's path; null when it is another path. Accepts any 17 letters and
 * digits as a VIN. Redirect to `vehiclePath` of the vehicle when it differs from the requested path.
 *
 * @example parseVehiclePath("/used-cars-for-sale/2021-kia-soul-KNDJ23AU8M7000001")
 * // { condition: "used", year: 2021, vin: "KNDJ23AU8M7000001" }
 */
export function parseVehiclePath(
  pathname: string,
): { condition: Condition; year: number; vin: string } | null {
  const match = PATH.exec(pathname);
  const segment = match?.[2] ?? "";
  if (!match || !VEHICLE_SEGMENT.test(segment)) return null;
  return {
    condition: match[1] as Condition,
    year: Number.parseInt(segment, 10),
    vin: segment.slice(-17).toUpperCase(),
  };
}
