import { type Database, loadInventory } from "@forecourt/database";

/** The stores' inventory before an import. */
export type StoreInventory = {
  /** Number of vehicles that are not sold, by store id. */
  counts: ReadonlyMap<string, number>;
  /** Day of arrival in stock, by VIN. */
  arrivedOn: ReadonlyMap<string, string>;
  vehicles: number;
};

export async function readStoreInventory(database: Database): Promise<StoreInventory> {
  const { vehicles } = await loadInventory(database);
  const counts = new Map<string, number>();
  for (const { status, storeId } of vehicles) {
    if (status !== "sold") counts.set(storeId, (counts.get(storeId) ?? 0) + 1);
  }
  return {
    counts,
    arrivedOn: new Map(vehicles.map(({ vin, arrivedOn }) => [vin, arrivedOn])),
    vehicles: vehicles.length,
  };
}
