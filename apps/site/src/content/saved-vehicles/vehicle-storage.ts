import { parseSavedVehicles, type SavedVehicles, serializeSavedVehicles } from "@forecourt/visitor";
import { allowsFunctional } from "#shared/consent/consent-cookie.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/** The key in local or session storage. */
export const SAVED_VEHICLES_KEY = "saved-vehicles" satisfies StoredKey;

/** Whether vehicles stay on this device after the visit: with functional consent only. */
export function keepsVehicles(): boolean {
  return allowsFunctional(document.cookie);
}

/** The stored vehicles; null when the browser has no storage. */
export function loadVehicles(): SavedVehicles | null {
  try {
    const [own, other] = storages();
    return parseSavedVehicles(own.getItem(SAVED_VEHICLES_KEY) ?? other.getItem(SAVED_VEHICLES_KEY));
  } catch {
    return null;
  }
}

/** Stores the vehicles where consent allows it, and nowhere else. False when the browser refuses. */
export function storeVehicles(vehicles: SavedVehicles): boolean {
  try {
    const [own, other] = storages();
    const text = serializeSavedVehicles(vehicles);
    other.removeItem(SAVED_VEHICLES_KEY);
    if (text === "") own.removeItem(SAVED_VEHICLES_KEY);
    else own.setItem(SAVED_VEHICLES_KEY, text);
    return true;
  } catch {
    return false;
  }
}

function storages(): [own: Storage, other: Storage] {
  return keepsVehicles() ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
}
