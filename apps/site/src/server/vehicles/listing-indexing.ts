import {
  type FilterGroup,
  type InventoryQuery,
  isActive,
  RANGE_GROUPS,
  VALUE_GROUPS,
} from "@forecourt/inventory";

/** Groups that people search for by name; lists narrowed by anything else are for people who are here already. */
const SEARCHED: readonly FilterGroup[] = [
  "condition",
  "bodystyle",
  "make_model",
  "features",
  "price",
  "fuelType",
];
/** A make and its model, a condition and a body style: more groups than this is a search of one's own. */
const MOST_GROUPS = 3;

/**
 * Whether search engines may list a listing (docs/product/listing.md, "Search engines"): few filters, one value
 * each, of kinds that people search for, and something to show.
 *
 * @example isIndexable({ filters: { ...noFilters(), condition: ["used"] }, sort: "newest", page: 1 }, 12) // true
 */
export function isIndexable({ filters }: InventoryQuery, total: number): boolean {
  const groups: FilterGroup[] = [...VALUE_GROUPS.map(({ key }) => key), ...RANGE_GROUPS, "q"];
  const active = groups.filter((group) => isActive(filters, group));
  const oneValueEach = VALUE_GROUPS.every(({ key }) => filters[key].length <= (key === "make_model" ? 2 : 1));
  return (
    total > 0 &&
    active.length <= MOST_GROUPS &&
    active.every((group) => SEARCHED.includes(group)) &&
    oneValueEach
  );
}
