import type { Vehicle } from "@forecourt/inventory";
import { visibleVehicle, withUnlocked } from "@forecourt/visitor";
import { siteState } from "../site-state.ts";
import type { SiteViewer } from "./viewer.ts";
import type { VehicleSearch, VisibleVehicle } from "./visible-vehicle.ts";

/** What a vehicle's address says of it; known to everyone. */
export type VehicleIdentity = Pick<
  Vehicle,
  "vin" | "condition" | "year" | "make" | "model" | "trim" | "storeId" | "visibility"
>;

/** What stands at a VIN: the vehicle as a viewer may see it, or why it is not shown. */
export type FoundVehicle =
  | { state: "shown"; vehicle: VisibleVehicle }
  | { state: "sold" | "private"; vehicle: VehicleIdentity };

/**
 * The vehicle of a VIN for its own page; null when the VIN is unknown (docs/product/vehicle-page.md, "States").
 *
 * @example findVehicle("JA4J4VAR4RZ004417", viewerOf("locked", settings))?.state // "shown"
 */
export function findVehicle(vin: string, viewer: SiteViewer): FoundVehicle | null {
  const vehicle = vehicleOf(vin);
  if (!vehicle) return null;
  if (vehicle.status === "sold") return { state: "sold", vehicle };
  const visible = visibleVehicle(vehicle, viewer);
  return visible ? { state: "shown", vehicle: visible } : { state: "private", vehicle };
}

/** The vehicle that a form is about, sold or not; null when the VIN is unknown or the viewer may not see it. */
export function vehicleForForm(vin: string | undefined, viewer: SiteViewer): VisibleVehicle | null {
  const vehicle = vin === undefined ? undefined : vehicleOf(vin);
  return vehicle ? visibleVehicle(vehicle, viewer) : null;
}

/** The vehicle of a lead: the dealership knows its private vehicles, but takes the price that the shopper saw. */
export function vehicleForLead(vin: string, viewer: SiteViewer): VisibleVehicle | null {
  return vehicleForForm(vin, withUnlocked(viewer, "inventory"));
}

/** Up to n listed vehicles near to the one of a VIN, by the price that the viewer sees. */
export function similarVehicles(
  vin: string,
  { inventory, ...viewer }: SiteViewer & { inventory: VehicleSearch },
  n: number,
): VisibleVehicle[] {
  const vehicle = vehicleForForm(vin, withUnlocked(viewer, "inventory"));
  return vehicle ? inventory.similar(vehicle, n) : [];
}

function vehicleOf(vin: string): Vehicle | undefined {
  return siteState().inventory.vehicles.get(vin.toUpperCase());
}
