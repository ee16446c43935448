import type { Sort } from "../filters.ts";
import { mergeOrder, type RowMoves, renumberRows } from "./row-moves.ts";
import { sortStably } from "./stable-order.ts";
import { type Columns, UNPRICED, type VehicleTable } from "./vehicle-table.ts";

type Compare = (a: number, b: number) => number;

/** A presorted order of all documents, with its comparison function. */
export type SortOrder = { order: Uint32Array; compare: Compare };

/** The sorts with a presorted order. `newest` needs none: documents are numbered so. `payment` depends on terms. */
type StoredSort = Exclude<Sort, "newest" | "payment">;

/** The presorted orders. Equal keys are in the order of VINs. */
export type SortOrders = Record<StoredSort | "vin", SortOrder>;

const MAX_INT32 = 0x7fffffff;
/** The largest sort key. */
const MAX_UINT32 = 0xffffffff;

/** Unsigned sort keys by document. */
const KEYS: Record<StoredSort, (columns: Columns) => (doc: number) => number> = {
  oldest:
    ({ day }) =>
    (doc) =>
      day[doc]!,
  mileage:
    ({ mileage }) =>
    (doc) =>
      mileage[doc]!,
  year:
    ({ year }) =>
    (doc) =>
      MAX_INT32 + year[doc]!,
  // In descending order a missing price, −1, is already last.
  priceHigh:
    ({ price }) =>
    (doc) =>
      MAX_INT32 - price[doc]!,
  priceLow: ({ price }) => lowestFirst(price),
};

/** The column that decides each order; the days also decide the numbers of documents. */
const COLUMN_OF: Record<keyof SortOrders, keyof Columns> = {
  vin: "day",
  oldest: "day",
  mileage: "mileage",
  year: "year",
  priceHigh: "price",
  priceLow: "price",
};

/** The sort key of amounts in cents, lowest first; the documents without one come last. */
export function lowestFirst(cents: Int32Array): (doc: number) => number {
  return (doc) => (cents[doc] === UNPRICED ? MAX_UINT32 : cents[doc]!);
}

/** Returns the order of rows for numbering them: newest first, ties by VIN. */
export function newestOrder({ day }: Columns, byVin: Uint32Array): Uint32Array {
  return sortStably(
    byVin,
    keysOf(day.length, (row) => MAX_INT32 - day[row]!),
  );
}

/** Sorts a table whose rows are numbered newest first. `byVin` is the order of VINs. */
export function sortOrders(table: VehicleTable, byVin: Uint32Array): SortOrders {
  return mapOrders(table, (keyOf, compare) => ({
    order: keyOf ? sortStably(byVin, keysOf(byVin.length, keyOf)) : byVin,
    compare,
  }));
}

/**
 * Merges added rows into the orders of a table's previous version. Shares an order when its column is shared: the same
 * rows then have the same VINs.
 */
export function mergeSortOrders(
  previous: { sorts: SortOrders; table: VehicleTable },
  table: VehicleTable,
  moves: RowMoves,
): SortOrders {
  const renumbered = renumberRows(previous.table.vehicles.length, moves);
  return mapOrders(table, (_, compare, name) => {
    const { order } = previous.sorts[name];
    const column = COLUMN_OF[name];
    const isSame = previous.table.columns[column] === table.columns[column];
    return { order: isSame ? order : mergeOrder(order, renumbered, moves, compare), compare };
  });
}

function mapOrders(
  { vehicles, columns }: VehicleTable,
  map: (keyOf: ((doc: number) => number) | null, compare: Compare, name: keyof SortOrders) => SortOrder,
): SortOrders {
  const compareVins = vinComparison(vehicles);
  const sort = (name: StoredSort) => {
    const keyOf = KEYS[name](columns);
    return map(keyOf, (a, b) => keyOf(a) - keyOf(b) || compareVins(a, b), name);
  };
  return {
    vin: map(null, compareVins, "vin"),
    oldest: sort("oldest"),
    mileage: sort("mileage"),
    year: sort("year"),
    priceHigh: sort("priceHigh"),
    priceLow: sort("priceLow"),
  };
}

/** Compares two documents by VIN. */
export function vinComparison(vehicles: VehicleTable["vehicles"]): Compare {
  return (a, b) => (vehicles[a]!.vin < vehicles[b]!.vin ? -1 : 1);
}

export function keysOf(n: number, keyOf: (row: number) => number): Uint32Array {
  const keys = new Uint32Array(n);
  for (let row = 0; row < n; row++) keys[row] = keyOf(row);
  return keys;
}
