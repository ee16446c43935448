import type { Vehicle } from "../vehicle.ts";
import type { InventoryChanges } from "./inventory-search.ts";

/** Changes by VIN: the new version of a vehicle, null for a removed one. A vehicle that is both is changed. */
export function changesByVin<V extends Vehicle>({ changed, removed }: InventoryChanges<V>) {
  const byVin = new Map<string, V | null>();
  for (const vin of removed ?? []) byVin.set(vin, null);
  for (const vehicle of changed ?? []) byVin.set(vehicle.vin, vehicle);
  return byVin;
}

/** Returns the vehicles after changes: changed ones in their place, new ones at the end. */
export function applyChanges<V extends Vehicle>(vehicles: readonly V[], changes: InventoryChanges<V>): V[] {
  const byVin = changesByVin(changes);
  const kept = vehicles.flatMap((vehicle) => {
    const version = byVin.get(vehicle.vin);
    byVin.delete(vehicle.vin);
    return version === undefined ? vehicle : (version ?? []);
  });
  return [...kept, ...[...byVin.values()].filter((vehicle) => vehicle !== null)];
}
