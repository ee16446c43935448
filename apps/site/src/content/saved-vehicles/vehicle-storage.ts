import { parseSavedVehicles, type SavedVehicles, serializeSavedVehicles } from "@forecourt/visitor";
import { isAllowed, readItem, removeItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/** The key in local or session storage. */
export const SAVED_VEHICLES_KEY = "saved-vehicles" satisfies StoredKey;

/** Whether vehicles stay on this device after the visit: with functional consent only. */
export function keepsVehicles(): boolean {
  return isAllowed("functional");
}

/** The stored vehicles; none when the browser has no storage. */
export function loadVehicles(): SavedVehicles {
  return parseSavedVehicles(readItem(SAVED_VEHICLES_KEY));
}

/** Stores the vehicles where consent allows it, and nowhere else. False when the browser refuses. */
export function storeVehicles(vehicles: SavedVehicles): boolean {
  const text = serializeSavedVehicles(vehicles);
  // Stored first: it says whether the browser has storage.
  const isStored = storeItem(SAVED_VEHICLES_KEY, text);
  if (text === "") removeItem(SAVED_VEHICLES_KEY);
  return isStored;
}
