import type { ValueGroup } from "../filters.ts";
import type { Vehicle } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { FeatureTable } from "./feature-table.ts";
import { type MakeModelGroup, makeModelGroup } from "./make-model-group.ts";
import { binPrices, type PriceBins } from "./price-bins.ts";
import { buildRangeIndex, type RangeIndex } from "./range-index.ts";
import type { SortOrder } from "./select-page.ts";
import { sortStably, vinOrder } from "./stable-order.ts";
import { buildTextIndex, type TextIndex } from "./text-index.ts";
import type { ValueColumn } from "./value-column.ts";
import { featureGroup, fixedGroups, storeGroup, type ValueGroupIndex } from "./value-groups.ts";

/** The search index; documents are numbered newest first, ties by VIN. */
export type InventoryIndex<V extends Vehicle = Vehicle> = {
  vehicles: V[];
  columns: Record<Exclude<ValueGroup, "features" | "make_model">, ValueGroupIndex<ValueColumn>>;
  makeModel: MakeModelGroup;
  features: ValueGroupIndex<FeatureTable>;
  /** Keys: price in cents (−1: not visible), miles, and negated years, so that newer sorts first. */
  ranges: { price: RangeIndex; mileage: RangeIndex; year: RangeIndex };
  bins: PriceBins;
  sorts: {
    oldest: SortOrder;
    mileage: SortOrder;
    year: SortOrder;
    priceHigh: SortOrder;
    priceLow: SortOrder;
  };
  text: TextIndex;
  /** The largest number of codes of a group. */
  maxCodes: number;
};

const UNPRICED = -1;
const MAX_INT32 = 0x7fffffff;
/** The largest sort key. */
const MAX_UINT32 = 0xffffffff;

/** Builds the index; `priceOf` is the visible price in cents. */
export function buildInventoryIndex<V extends Vehicle>(
  input: readonly V[],
  priceOf: (vehicle: V) => number | null,
  vocabulary: Vocabulary,
): InventoryIndex<V> {
  const byVin = vinOrder(input.map((vehicle) => vehicle.vin));
  const daysBack = Uint32Array.from(input, (vehicle) => MAX_INT32 - dayNumber(vehicle.arrivedOn));
  const newest = sortStably(byVin, daysBack);
  const vehicles = Array.from(newest, (at) => input[at]!);
  const docOf = new Uint32Array(input.length);
  for (let doc = 0; doc < docOf.length; doc++) docOf[newest[doc]!] = doc;
  const docsByVin = byVin.map((at) => docOf[at]!);

  const sort = (keyOf: (doc: number) => number): SortOrder => ({
    order: sortStably(
      docsByVin,
      Uint32Array.from(vehicles, (_, doc) => keyOf(doc)),
    ),
    compare: (a, b) => keyOf(a) - keyOf(b) || (vehicles[a]!.vin < vehicles[b]!.vin ? -1 : 1),
  });
  const price = Int32Array.from(vehicles, (vehicle) => Math.min(priceOf(vehicle) ?? UNPRICED, MAX_INT32));
  const mileage = Int32Array.from(vehicles, (vehicle) => vehicle.mileage);
  const year = Int32Array.from(vehicles, (vehicle) => -vehicle.year);
  const sorts = {
    oldest: sort((doc) => dayNumber(vehicles[doc]!.arrivedOn)),
    mileage: sort((doc) => mileage[doc]!),
    year: sort((doc) => MAX_INT32 + year[doc]!),
    // In descending order a missing price, −1, is already last.
    priceHigh: sort((doc) => MAX_INT32 - price[doc]!),
    priceLow: sort((doc) => (price[doc] === UNPRICED ? MAX_UINT32 : price[doc]!)),
  };
  const priced = price.reduce((count, cents) => (cents === UNPRICED ? count : count + 1), 0);
  const ranges = {
    price: buildRangeIndex(price, sorts.priceLow.order, priced),
    mileage: buildRangeIndex(mileage, sorts.mileage.order, mileage.length),
    year: buildRangeIndex(year, sorts.year.order, year.length),
  };
  const makeModel = makeModelGroup(vehicles, vocabulary);
  const columns = { ...fixedGroups(vehicles), stores: storeGroup(vehicles, vocabulary) };
  const features = featureGroup(vehicles, vocabulary);
  const { stores, ...described } = columns;
  const text = buildTextIndex(vehicles, makeModel, [...Object.values(described), features]);
  const bins = binPrices(ranges.price);
  const groups = [makeModel, features, ...Object.values(columns), bins];
  const maxCodes = Math.max(...groups.map(({ column }) => column.totals.length));
  return { vehicles, columns, makeModel, features, ranges, bins, sorts, text, maxCodes };
}

/** Converts a day to a sortable number; an invalid day is the oldest. */
function dayNumber(day: string): number {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return Number(year ?? 0) * 512 + Number(month ?? 0) * 32 + Number(date ?? 0);
}
