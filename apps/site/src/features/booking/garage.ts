import { readItem, removeItem, storeItem } from "#shared/storage/browser-storage.ts";

/** The shopper's own car, as typed for service. */
export type GarageVehicle = Partial<Record<"year" | "make" | "model" | "mileage", string>>;

/**
 * Remembers the car of a service appointment on this device, with functional consent only. Null forgets it.
 */
export function rememberGarage(vehicle: GarageVehicle | null): void {
  if (!vehicle) removeItem("garage");
  const { year = "", make = "", model = "", mileage = "" } = vehicle ?? {};
  if (make && model) storeItem("garage", JSON.stringify({ year, make, model, mileage }));
}

/** The remembered car; null without one, or without functional consent. */
export function rememberedGarage(): GarageVehicle | null {
  try {
    const stored: unknown = JSON.parse(readItem("garage") ?? "null");
    return typeof stored === "object" && stored !== null ? (stored as GarageVehicle) : null;
  } catch {
    // Not what this site wrote.
    return null;
  }
}
