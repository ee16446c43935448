import { type Filters, type InventoryQuery, isActive, RANGE_GROUPS, VALUE_GROUPS } from "../filters.ts";
import type { Interpretation } from "./interpret-keywords.ts";

const GROUPS = [...VALUE_GROUPS.map(({ key }) => key), ...RANGE_GROUPS];

/**
 * Turns keywords into the filters that they mean (docs/product/inventory.md, "Keywords"). Each replaces the filter of its
 * group. Words of vehicles' labels stay keywords. Words that no vehicle has become `unknown`, unless they are all that
 * narrows the query. Returns the same query when nothing changes.
 *
 * @param isKnown whether a listed vehicle has a word
 * @example applyKeywords({ ...all, filters: { ...noFilters(), q: "awd suv sporty" } }, meaning, isKnown)
 * // filters: bodystyle ["suvs"], drivetrain ["awd"], q ""; unknown "sporty"
 */
export function applyKeywords(
  query: InventoryQuery,
  { filters: meant, text }: Interpretation,
  isKnown: (word: string) => boolean,
): InventoryQuery {
  const groups = GROUPS.filter((group) => isActive(meant, group));
  const known = text.filter(isKnown);
  const unknown = text.filter((word) => !known.includes(word));
  const isNarrowed =
    [...groups, ...known].length > 0 || GROUPS.some((group) => isActive(query.filters, group));
  const changes = text.length === 0 || groups.length > 0 || unknown.length > 0;
  if (!changes || (unknown.length > 0 && !isNarrowed)) return query;
  const filters: Filters = {
    ...query.filters,
    ...Object.fromEntries(groups.map((group) => [group, meant[group]])),
    q: known.join(" "),
  };
  return {
    ...query,
    filters,
    page: 1,
    firstPage: undefined,
    unknown: unknown.length > 0 ? unknown.join(" ") : undefined,
  };
}
