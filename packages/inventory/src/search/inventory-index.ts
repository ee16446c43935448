import type { Vehicle } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { indexGroups, type ValueGroups } from "./index-groups.ts";
import { binPrices, type PriceBins } from "./price-bins.ts";
import { buildRangeIndex, type RangeIndex } from "./range-index.ts";
import { newestOrder, type SortOrders, sortOrders } from "./sort-orders.ts";
import { vinOrder } from "./stable-order.ts";
import { createStockLabels, type StockLabels } from "./stock-labels.ts";
import { arrangeRows } from "./table-rows.ts";
import { buildTextIndex, type TextIndex } from "./text-index.ts";
import { tabulate, UNPRICED, type VehicleTable } from "./vehicle-table.ts";

/** The search index; documents are numbered newest first, ties by VIN. */
export type InventoryIndex<V extends Vehicle = Vehicle> = {
  vehicles: V[];
  /** The vehicles as numbers by document, from which an update makes the next index. */
  table: VehicleTable<V>;
  stock: StockLabels;
  vocabulary: Vocabulary;
  /** Number of vehicles that updates added since the last build. */
  added: number;
  groups: ValueGroups;
  /** Keys: price in cents (−1: not visible), miles, and negated years, so that newer sorts first. */
  ranges: { price: RangeIndex; mileage: RangeIndex; year: RangeIndex };
  bins: PriceBins;
  sorts: SortOrders;
  text: TextIndex;
  /** The largest number of codes of a group. */
  maxCodes: number;
};

/** Builds the index; `priceOf` is the visible price in cents. */
export function buildInventoryIndex<V extends Vehicle>(
  input: readonly V[],
  priceOf: (vehicle: V) => number | null,
  vocabulary: Vocabulary,
): InventoryIndex<V> {
  const stock = createStockLabels();
  const rows = tabulate(input, priceOf, stock);
  const byVin = vinOrder(input);
  const newest = newestOrder(rows.columns, byVin);
  const docOf = new Uint32Array(input.length);
  for (let doc = 0; doc < docOf.length; doc++) docOf[newest[doc]!] = doc;
  const table = arrangeRows(rows, newest);
  const docsByVin = byVin.map((row) => docOf[row]!);
  return indexTable({ table, sorts: sortOrders(table, docsByVin), stock, vocabulary, added: 0 }, null);
}

/** Indexes a table whose rows are in the order of documents. Shares the parts of which no column changed. */
export function indexTable<V extends Vehicle>(
  base: Pick<InventoryIndex<V>, "table" | "sorts" | "stock" | "vocabulary" | "added">,
  previous: InventoryIndex<V> | null,
): InventoryIndex<V> {
  const { table, sorts } = base;
  const { price, mileage, year } = table.columns;
  let priced = 0;
  for (const cents of price) if (cents !== UNPRICED) priced++;
  const range = (name: keyof InventoryIndex["ranges"], { order }: { order: Uint32Array }, known: number) => {
    const before = previous?.ranges[name];
    const keys = table.columns[name];
    return before?.keys === keys && before.order === order ? before : buildRangeIndex(keys, order, known);
  };
  const ranges = {
    price: range("price", sorts.priceLow, priced),
    mileage: range("mileage", sorts.mileage, mileage.length),
    year: range("year", sorts.year, year.length),
  };
  const groups = indexGroups(base, previous);
  const text = buildTextIndex(table, base.stock, groups, previous?.text ?? null);
  const bins = previous?.ranges.price === ranges.price ? previous.bins : binPrices(ranges.price);
  const columns = [...Object.values(groups), bins].map(({ column }) => column);
  const maxCodes = Math.max(...columns.map(({ totals }) => totals.length));
  return { ...base, vehicles: table.vehicles, groups, ranges, bins, text, maxCodes };
}
