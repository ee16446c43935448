import type { Vehicle } from "@forecourt/inventory";
import { visibleVehicle, withUnlocked } from "@forecourt/visitor";
import { siteState } from "../site-state.ts";
import type { SiteViewer } from "./viewer.ts";
import type { VehicleSearch, VisibleVehicle } from "./visible-vehicle.ts";

/** The fields in a vehicle's address, which everyone may see. */
export type VehicleIdentity = Pick<
  Vehicle,
  "vin" | "condition" | "year" | "make" | "model" | "trim" | "storeId" | "visibility"
>;

/** The result for a VIN: the visible vehicle, or the reason why it is not shown. */
export type FoundVehicle =
  | { state: "shown"; vehicle: VisibleVehicle }
  | { state: "sold" | "private"; vehicle: VehicleIdentity };

/**
 * The vehicle for its page; null when the VIN is unknown (docs/product/vehicle-page.md, "States").
 *
 * @example findVehicle("JA4J4VAR4RZ004417", viewerOf("locked", settings))?.state // "shown"
 */
export function findVehicle(vin: string, viewer: SiteViewer): FoundVehicle | null {
  const vehicle = vehicleOf(vin);
  if (!vehicle) return null;
  if (vehicle.status === "sold") return { state: "sold", vehicle: identityOf(vehicle) };
  const visible = visibleVehicle(vehicle, viewer);
  return visible ? { state: "shown", vehicle: visible } : { state: "private", vehicle: identityOf(vehicle) };
}

/** The vehicle of a form, sold or not; null when the VIN is unknown or the viewer may not see it. */
export function vehicleForForm(vin: string | undefined, viewer: SiteViewer): VisibleVehicle | null {
  const vehicle = vin === undefined ? undefined : vehicleOf(vin);
  return vehicle ? visibleVehicle(vehicle, viewer) : null;
}

/** The vehicle of a request to buy or to drive it; null also when it is sold. */
export function vehicleForRequest(vin: string | undefined, viewer: SiteViewer): VisibleVehicle | null {
  const vehicle = vehicleForForm(vin, viewer);
  return vehicle?.status === "sold" ? null : vehicle;
}

/** The vehicle of a lead, also a private one, with the shopper's price. */
export function vehicleForLead(vin: string, viewer: SiteViewer): VisibleVehicle | null {
  return vehicleForForm(vin, withUnlocked(viewer, "inventory"));
}

/** Up to n listed vehicles similar to that of a VIN, by the viewer's prices. */
export function similarVehicles(
  vin: string,
  { inventory, ...viewer }: SiteViewer & { inventory: VehicleSearch },
  n: number,
): VisibleVehicle[] {
  const vehicle = vehicleForForm(vin, withUnlocked(viewer, "inventory"));
  return vehicle ? inventory.similar(vehicle, n) : [];
}

/** Copies the fields, so that no locked one travels with them. */
function identityOf(vehicle: Vehicle): VehicleIdentity {
  const { vin, condition, year, make, model, trim, storeId, visibility } = vehicle;
  return { vin, condition, year, make, model, trim, storeId, visibility };
}

function vehicleOf(vin: string): Vehicle | undefined {
  return siteState().inventory.vehicles.get(vin.toUpperCase());
}
