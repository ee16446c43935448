import {
  type FilterGroup,
  type InventoryQuery,
  isActive,
  RANGE_GROUPS,
  VALUE_GROUPS,
} from "@forecourt/inventory";

/** Filter groups that people use in search engines; lists with other filters are not indexed. */
const INDEXED_GROUPS: readonly FilterGroup[] = [
  "condition",
  "bodyStyle",
  "makeModel",
  "features",
  "price",
  "fuelType",
];
/** More active groups than these are too specific to index. */
const MAX_GROUPS = 3;

/**
 * Whether search engines may index a listing (docs/product/listing.md, "Search engines"): few filters with one value
 * each, of common groups, and at least one vehicle.
 *
 * @example isIndexable({ filters: { ...noFilters(), condition: ["used"] }, sort: "newest", page: 1 }, 12) // true
 */
export function isIndexable({ filters }: InventoryQuery, total: number): boolean {
  const groups: FilterGroup[] = [...VALUE_GROUPS.map(({ key }) => key), ...RANGE_GROUPS, "q"];
  const active = groups.filter((group) => isActive(filters, group));
  const oneValueEach = VALUE_GROUPS.every(({ key }) => filters[key].length <= (key === "makeModel" ? 2 : 1));
  return (
    total > 0 &&
    active.length <= MAX_GROUPS &&
    active.every((group) => INDEXED_GROUPS.includes(group)) &&
    oneValueEach
  );
}
