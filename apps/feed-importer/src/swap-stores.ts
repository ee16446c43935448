import { type Database, replaceStoreInventory } from "@forecourt/database";
import { decideSwap, type GatheredFeed } from "@forecourt/feeds";
import type { Vehicle } from "@forecourt/inventory";

/** The change of one store by an import; `version` is null when nothing was written. */
export type StoreChange = {
  storeId: string;
  vehicles: number;
  added: number;
  changed: number;
  removed: number;
  version: number | null;
};

/** A refused store. `dropShare` is in basis points. */
export type StoreRefusal = {
  storeId: string;
  code: "swap.empty" | "swap.drop";
  current: number;
  accepted: number;
  dropShare: number;
};

/**
 * Groups a feed's vehicles by store. Refuses a store when too many vehicles would be removed or all rows are
 * quarantined. Stores that are not in the feed are not changed.
 */
export function planSwaps(
  { accepted, quarantined }: GatheredFeed,
  counts: ReadonlyMap<string, number>,
  { store, maxDropShare }: { store: string | null; maxDropShare: number },
): { stores: ReadonlyMap<string, Vehicle[]>; refusals: StoreRefusal[] } {
  const stores = new Map<string, Vehicle[]>(store === null ? [] : [[store, []]]);
  for (const { storeId } of quarantined) if (storeId !== null) stores.set(storeId, []);
  for (const { vehicle } of accepted) {
    const vehicles = stores.get(vehicle.storeId);
    if (vehicles) vehicles.push(vehicle);
    else stores.set(vehicle.storeId, [vehicle]);
  }
  const refusals = [...stores].flatMap(([storeId, vehicles]) => {
    const current = counts.get(storeId) ?? 0;
    const onLot = vehicles.filter(({ status }) => status !== "sold").length;
    const decision = decideSwap({ currentCount: current, acceptedCount: onLot, maxDropShare });
    if (decision.ok) return [];
    const [{ code, dropShare }] = decision.errors;
    return [{ storeId, current, accepted: onLot, code, dropShare }];
  });
  return { stores, refusals };
}

/** Replaces each store's vehicles in its own transaction; a dry run only calculates the changes. */
export async function swapStores(
  database: Database,
  stores: ReadonlyMap<string, readonly Vehicle[]>,
  { source, dryRun }: { source: string; dryRun: boolean },
): Promise<StoreChange[]> {
  const changes: StoreChange[] = [];
  for (const [storeId, vehicles] of stores) {
    const accept = () => !dryRun;
    const { added, changed, removed, version, swapped } = await replaceStoreInventory(
      database,
      storeId,
      vehicles,
      {
        source,
        accept,
      },
    );
    changes.push({
      storeId,
      vehicles: vehicles.length,
      added,
      changed,
      removed,
      version: swapped ? version : null,
    });
  }
  return changes;
}
