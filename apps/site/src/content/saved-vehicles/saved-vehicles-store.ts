import {
  isComparisonFull,
  type SavedVehicles,
  type SavedVehiclesAction,
  savedVehiclesReducer,
} from "@forecourt/visitor";
import { loadVehicles, SAVED_VEHICLES_KEY, storeVehicles } from "./vehicle-storage.ts";

/** The vehicles, and whether the last one was not compared because four are. */
export type SavedVehiclesState = SavedVehicles & { isRefused: boolean };

const listeners = new Set<() => void>();
let state: SavedVehiclesState | undefined;
/** Without storage the vehicles are of this page only. */
let isStored = true;

/** The current state; in the browser only. */
export function savedVehicles(): SavedVehiclesState {
  state ??= { ...loadVehicles(), isRefused: false };
  return state;
}

/** Applies an action to what is stored, which another tab may have changed. */
export function changeSavedVehicles(action: SavedVehiclesAction): void {
  const { isRefused: _, ...shown } = savedVehicles();
  const before = isStored ? loadVehicles() : shown;
  const after = savedVehiclesReducer(before, action);
  const isRefused =
    action.type === "vehicle-compared" && isComparisonFull(before) && !before.compared.includes(action.vin);
  isStored = storeVehicles(after);
  show({ ...after, isRefused });
}

/** Calls the listener on each change, also by another tab and on Back to a page that the browser kept. */
export function subscribeToVehicles(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", onStorage);
    addEventListener("pageshow", reload);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", reload);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === SAVED_VEHICLES_KEY) reload();
}

function reload(): void {
  if (isStored) show({ ...loadVehicles(), isRefused: false });
}

function show(next: SavedVehiclesState): void {
  state = next;
  for (const listener of listeners) listener();
}
