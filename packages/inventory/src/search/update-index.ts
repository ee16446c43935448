import type { Vehicle } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { buildInventoryIndex, type InventoryIndex, indexTable } from "./inventory-index.ts";
import { countPreceding, moveRows } from "./row-moves.ts";
import { mergeSortOrders, newestOrder } from "./sort-orders.ts";
import { vinOrder } from "./stable-order.ts";
import { arrangeRows, mergeRows } from "./table-rows.ts";
import { tabulate } from "./vehicle-table.ts";

/**
 * Returns the index without the vehicles of these VINs and with added ones. Reads only the added vehicles, and merges
 * them into the sorted orders; the given index stays as it is.
 */
export function updateInventoryIndex<V extends Vehicle>(
  index: InventoryIndex<V>,
  removedVins: Iterable<string>,
  added: readonly V[],
  priceOf: (vehicle: V) => number | null,
  vocabulary: Vocabulary,
): InventoryIndex<V> {
  const { table, stock } = index;
  const size = table.vehicles.length;
  const removed = [...removedVins].flatMap((vin) => docsOfVin(index, vin)).sort((a, b) => a - b);
  const addedSince = index.added + added.length;
  // A build is as quick when much changes, and forgets the labels of former vehicles.
  if (addedSince > size / 2) {
    const gone = new Set(removed);
    const kept = table.vehicles.filter((_, doc) => !gone.has(doc));
    return buildInventoryIndex([...kept, ...added], priceOf, vocabulary);
  }
  const rows = tabulate(added, priceOf, stock);
  const inOrder = arrangeRows(rows, newestOrder(rows.columns, vinOrder(added)));
  const before = inOrder.vehicles.map(({ vin }, row) => {
    const day = inOrder.columns.day[row]!;
    return countPreceding(size, (doc) => {
      const other = table.columns.day[doc]!;
      return other > day || (other === day && table.vehicles[doc]!.vin < vin);
    });
  });
  const moves = moveRows(size, removed, before);
  const merged = mergeRows(table, inOrder, moves);
  const base = { table: merged, sorts: mergeSortOrders(index, merged, moves), stock, vocabulary };
  return indexTable({ ...base, added: addedSince }, index);
}

/** Returns the documents with a VIN: one, or none. */
export function docsOfVin({ vehicles, sorts }: InventoryIndex, vin: string): number[] {
  const { order } = sorts.vin;
  const docs: number[] = [];
  let at = countPreceding(order.length, (position) => vehicles[order[position]!]!.vin < vin);
  for (; at < order.length && vehicles[order[at]!]!.vin === vin; at++) docs.push(order[at]!);
  return docs;
}
