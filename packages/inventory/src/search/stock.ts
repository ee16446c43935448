import type { Vehicle } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { changesByVin } from "./apply-changes.ts";
import { buildInventoryIndex, type InventoryIndex } from "./inventory-index.ts";
import type { InventoryChanges, InventorySearchOptions } from "./inventory-search.ts";
import { docsOfVin, updateInventoryIndex } from "./update-index.ts";

/** All vehicles of a search. */
export type Stock<V extends Vehicle = Vehicle> = {
  listed: InventoryIndex<V>;
  /** Vehicles that are only counted. */
  hidden: InventoryIndex<V>;
  sold: ReadonlyMap<string, V>;
};

/** What is listed, at which price. */
export type StockRules<V extends Vehicle> = Required<Pick<InventorySearchOptions<V>, "priceOf" | "isListed">>;

export function indexStock<V extends Vehicle>(
  vehicles: Iterable<V>,
  rules: StockRules<V>,
  vocabulary: Vocabulary,
): Stock<V> {
  const { listed, hidden, sold } = divide(vehicles, rules);
  return {
    listed: buildInventoryIndex(listed, rules.priceOf, vocabulary),
    hidden: buildInventoryIndex(hidden, rules.priceOf, vocabulary),
    sold: new Map(sold.map((vehicle) => [vehicle.vin, vehicle])),
  };
}

/** Returns the stock after changes; the given stock stays as it is. */
export function updateStock<V extends Vehicle>(
  stock: Stock<V>,
  changes: InventoryChanges<V>,
  rules: StockRules<V>,
  vocabulary: Vocabulary,
): Stock<V> {
  const byVin = changesByVin(changes);
  const changed = [...byVin.values()].filter((vehicle) => vehicle !== null);
  const { listed, hidden, sold } = divide(changed, rules);
  const update = (index: InventoryIndex<V>, added: V[]) =>
    updateInventoryIndex(index, byVin.keys(), added, rules.priceOf, vocabulary);
  const stillSold = [...stock.sold].filter(([vin]) => !byVin.has(vin));
  return {
    listed: update(stock.listed, listed),
    hidden: update(stock.hidden, hidden),
    sold: new Map([...stillSold, ...sold.map((vehicle) => [vehicle.vin, vehicle] as const)]),
  };
}

/** Finds a vehicle by VIN, whether it is listed or not. */
export function findVehicle<V extends Vehicle>({ listed, hidden, sold }: Stock<V>, vin: string): V | null {
  for (const index of [listed, hidden]) {
    const [doc] = docsOfVin(index, vin);
    if (doc !== undefined) return index.vehicles[doc]!;
  }
  return sold.get(vin) ?? null;
}

function divide<V extends Vehicle>(vehicles: Iterable<V>, { isListed }: StockRules<V>) {
  const listed: V[] = [];
  const hidden: V[] = [];
  const sold: V[] = [];
  for (const vehicle of vehicles)
    (vehicle.status === "sold" ? sold : isListed(vehicle) ? listed : hidden).push(vehicle);
  return { listed, hidden, sold };
}
