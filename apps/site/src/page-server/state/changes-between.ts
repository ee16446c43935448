import { isDeepStrictEqual } from "node:util";
import type { InventoryChanges, Vehicle } from "@forecourt/inventory";

/** Returns what changed between two versions of the inventory. */
export function changesBetween(
  before: ReadonlyMap<string, Vehicle>,
  after: readonly Vehicle[],
): Required<InventoryChanges> {
  const vins = new Set(after.map(({ vin }) => vin));
  return {
    changed: after.filter((vehicle) => !isDeepStrictEqual(before.get(vehicle.vin), vehicle)),
    removed: [...before.keys()].filter((vin) => !vins.has(vin)),
  };
}
