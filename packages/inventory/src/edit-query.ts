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

/** One removable filter: a value, a range or the keywords. */
export type ActiveFilter =
  | { group: ValueGroup; value: string }
  | { group: RangeGroup; range: Range }
  | { group: "q"; q: string };

/**
 * Adds a value to the query or removes it, and resets the page.
 *
 * @example listingUrl(toggleValue(query, "bodyStyle", "suvs"), vocabulary)
 */
export function toggleValue(query: InventoryQuery, group: ValueGroup, value: string): InventoryQuery {
  const values = query.filters[group];
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...query, filters: { ...query.filters, [group]: toggled }, page: 1 };
}

/**
 * Clears a filter group of the query, and resets the page.
 *
 * @example clearGroup(query, "price")
 */
export function clearGroup(query: InventoryQuery, group: FilterGroup): InventoryQuery {
  return { ...query, filters: { ...query.filters, [group]: noFilters()[group] }, page: 1 };
}

/**
 * Lists every active filter, for the filter chips above a listing.
 *
 * @example activeFilters({ ...noFilters(), bodyStyle: ["suvs"] }) // [{ group: "bodyStyle", value: "suvs" }]
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
