import itemsjs from "itemsjs";
import { type InventoryQuery, VALUE_GROUPS } from "../src/filters.ts";
import type { ReferenceVehicle } from "../src/testing/reference-search.ts";

/** The comparable part of an itemsjs result. */
export type ItemsjsAnswer = { total: number; vins: string[]; facets: Record<string, Record<string, number>> };

type Item = Record<string, unknown> & { price: number | null; mileage: number; year: number; vin: string };
type Result = {
  pagination: { total: number };
  data: { items: Item[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
};

const SORTINGS: Partial<Record<InventoryQuery["sort"], { field: string[]; order: ("asc" | "desc")[] }>> = {
  newest: { field: ["day", "vin"], order: ["desc", "asc"] },
  oldest: { field: ["day", "vin"], order: ["asc", "asc"] },
  mileage: { field: ["mileage", "vin"], order: ["asc", "asc"] },
  year: { field: ["year", "vin"], order: ["desc", "asc"] },
  priceHigh: { field: ["highPrice", "vin"], order: ["desc", "asc"] },
  priceLow: { field: ["lowPrice", "vin"], order: ["asc", "asc"] },
};

/**
 * The same search with itemsjs, without histograms, ranges and payments. Range filters need its `filter`, which works only
 * with its text search enabled; makes are narrowed by their models before the call.
 */
export function createItemsjsContender(lot: readonly ReferenceVehicle[], pageSize: number) {
  const models = new Map<string, Set<string>>();
  for (const { make, model } of lot) models.set(make, (models.get(make) ?? new Set()).add(model));
  const items: Item[] = lot.map(({ vehicle, ids, price, day }, at) => ({
    id: at + 1,
    ...ids,
    price,
    lowPrice: price ?? Number.MAX_SAFE_INTEGER,
    highPrice: price ?? -1,
    mileage: vehicle.mileage,
    year: vehicle.year,
    day,
    vin: vehicle.vin,
  }));
  const aggregations = Object.fromEntries(
    VALUE_GROUPS.map(({ key }) => [key, { conjunction: false, size: 5_000, chosen_filters_on_top: false }]),
  );
  const engine = itemsjs(items, {
    native_search_enabled: true,
    searchableFields: [],
    sortings: SORTINGS,
    aggregations: aggregations,
  });

  return ({
    filters,
    sort,
    page: requestedPage,
    firstPage = requestedPage,
  }: InventoryQuery): ItemsjsAnswer => {
    const { price, mileage, year } = filters;
    const within = (
      value: number | null,
      { min, max }: { min: number | null; max: number | null },
      unit = 1,
    ) =>
      value === null
        ? min === null && max === null
        : value >= (min ?? 0) * unit && value <= (max ?? Infinity) * unit;
    const hasRange = [price, mileage, year].some(({ min, max }) => min !== null || max !== null);
    const listed = new Set(filters.makeModel);
    const narrowed = filters.makeModel.filter(
      (id) => ![...(models.get(id) ?? [])].some((model) => listed.has(model)),
    );
    const chosen = VALUE_GROUPS.map(
      ({ key }) => [key, key === "makeModel" ? narrowed : filters[key]] as const,
    );
    const search = (page: number, first = page) =>
      engine.search({
        // Pages in a row are the end of one longer page.
        page: first < page ? 1 : page,
        per_page: first < page ? page * pageSize : pageSize,
        sort: sort,
        filters: Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0)),
        ...(hasRange && {
          filter: (item: Item) =>
            within(item.price, price, 100) && within(item.mileage, mileage) && within(item.year, year),
        }),
      }) as Result;
    let result = search(requestedPage, firstPage);
    const pages = Math.max(1, Math.ceil(result.pagination.total / pageSize));
    const page = Math.min(requestedPage, pages);
    const first = Math.min(firstPage, page);
    if (requestedPage > pages) result = search(page, first);
    const facets = VALUE_GROUPS.map(({ key }) => [
      key,
      Object.fromEntries(
        result.data.aggregations[key]!.buckets.map((bucket) => [bucket.key, bucket.doc_count]),
      ),
    ]);
    return {
      total: result.pagination.total,
      vins: result.data.items.slice(first < page ? (first - 1) * pageSize : 0).map(({ vin }) => vin),
      facets: Object.fromEntries(facets),
    };
  };
}
