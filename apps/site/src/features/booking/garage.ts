import { allowsFunctional } from "#shared/consent/consent-cookie.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/** The shopper's own car, as typed for service. */
export type GarageVehicle = Partial<Record<"year" | "make" | "model" | "mileage", string>>;

const KEY = "garage" satisfies StoredKey;

/** Remembers the car of a service appointment on this device, with functional consent only. */
export function rememberGarage({ year = "", make = "", model = "", mileage = "" }: GarageVehicle): void {
  if (!make || !model || !allowsFunctional(document.cookie)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ year, make, model, mileage }));
  } catch {
    // Storage is full or blocked: the car is typed again.
  }
}

/** The remembered car; null without one. */
export function rememberedGarage(): GarageVehicle | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof stored === "object" && stored !== null ? (stored as GarageVehicle) : null;
  } catch {
    return null;
  }
}
