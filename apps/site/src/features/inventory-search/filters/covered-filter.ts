import type { Filters, InventoryQuery, Range } from "@forecourt/inventory";

/**
 * The miles of vehicles that the engine warranty covers. "Under 85,000" excludes 85,000, and ranges are inclusive
 * (docs/product/listing.md, "Filters").
 */
export function coveredRange(warrantyMiles: number): Range {
  return { min: null, max: warrantyMiles - 1 };
}

/** Whether a mileage range is that of covered vehicles. */
export function isCoveredRange({ min, max }: Range, warrantyMiles: number | null): boolean {
  return warrantyMiles !== null && min === null && max === coveredRange(warrantyMiles).max;
}

/** Whether a list has pre-owned vehicles only. */
export function isPreOwned({ condition }: Pick<Filters, "condition">): boolean {
  return condition.length > 0 && !condition.includes("new");
}

/** The query of the covered vehicles among the results: pre-owned, under the limit of miles. */
export function coveredQuery(query: InventoryQuery, warrantyMiles: number): InventoryQuery {
  const preOwned = query.filters.condition.filter((condition) => condition !== "new");
  const condition = preOwned.length > 0 ? preOwned : ["used"];
  return {
    ...query,
    filters: { ...query.filters, condition, mileage: coveredRange(warrantyMiles) },
    page: 1,
  };
}
