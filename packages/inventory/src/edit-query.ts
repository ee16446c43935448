import {
  type FilterGroup,
  type InventoryQuery,
  isActive,
  noFilters,
  RANGE_GROUPS,
  type Range,
  type RangeGroup,
  VALUE_GROUPS,
  type ValueGroup,
} from "./filters.ts";

/** One thing that a shopper can take off again: a value, a range or the keywords. */
export type ActiveFilter =
  | { group: ValueGroup; value: string }
  | { group: RangeGroup; range: Range }
  | { group: "q"; q: string };

/**
 * The query with a value added, or removed when it was there; on the first page again.
 *
 * @example listingUrl(toggleValue(query, "bodystyle", "suvs"), vocabulary)
 */
export function toggleValue(query: InventoryQuery, group: ValueGroup, value: string): InventoryQuery {
  const values = query.filters[group];
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...query, filters: { ...query.filters, [group]: toggled }, page: 1 };
}

/**
 * The query without a group of filters, on the first page again.
 *
 * @example clearGroup(query, "price")
 */
export function clearGroup(query: InventoryQuery, group: FilterGroup): InventoryQuery {
  return { ...query, filters: { ...query.filters, [group]: noFilters()[group] }, page: 1 };
}

/**
 * Everything that narrows a listing, one by one: what the chips above it show.
 *
 * @example activeFilters({ ...noFilters(), bodystyle: ["suvs"] }) // [{ group: "bodystyle", value: "suvs" }]
 */
export function activeFilters(filters: InventoryQuery["filters"]): ActiveFilter[] {
  const values = VALUE_GROUPS.flatMap(({ key }) => filters[key].map((value) => ({ group: key, value })));
  const ranges = RANGE_GROUPS.filter((group) => isActive(filters, group)).map((group) => ({
    group,
    range: filters[group],
  }));
  const keywords = isActive(filters, "q") ? [{ group: "q" as const, q: filters.q }] : [];
  return [...values, ...ranges, ...keywords];
}
