"use client";

import { useSyncExternalStore } from "react";
import { type SavedVehiclesState, savedVehicles, subscribeToVehicles } from "./saved-vehicles-store.ts";

/**
 * A part of the shopper's vehicles. On the server and during hydration there are none.
 *
 * @param select returns a primitive, or a list of the state
 * @param none the part without vehicles
 * @example const isSaved = useSavedVehicles(({ saved }) => saved.includes(vin), false);
 */
export function useSavedVehicles<T>(select: (state: SavedVehiclesState) => T, none: T): T {
  return useSyncExternalStore(
    subscribeToVehicles,
    () => select(savedVehicles()),
    () => none,
  );
}
