import {
  clearGroup,
  type FilterGroup,
  type InventoryQuery,
  isActive,
  noFilters,
  RANGE_GROUPS,
  type RangeGroup,
  VALUE_GROUPS,
} from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import type { VehicleSearch, VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { groupName, listNames, modelWithMake, valueName } from "../filters/filter-labels.ts";
import { rangeText } from "../filters/range-text.ts";
import type { ListingPresentation } from "../listing.ts";

/** A suggestion for an empty list: the filter groups to remove, and the number of vehicles without them. */
export type Relaxation = { groups: FilterGroup[]; query: InventoryQuery; total: number };

const MAX_SUGGESTIONS = 4;

/**
 * Suggestions for an empty list, the most vehicles first: single groups whose removal gives vehicles, otherwise pairs
 * of groups. Empty when pairs give none either.
 */
export function relaxations(query: InventoryQuery, inventory: Pick<VehicleSearch, "search">): Relaxation[] {
  const groups: FilterGroup[] = [...VALUE_GROUPS.map(({ key }) => key), ...RANGE_GROUPS, "q"];
  const active = groups.filter((group) => isActive(query.filters, group));
  const singles = active.map((group) => [group]);
  const pairs = active.flatMap((first, at) => active.slice(at + 1).map((second) => [first, second]));
  for (const suggestions of [singles, pairs]) {
    const found = suggestions
      .map((left): Relaxation => {
        const relaxed = left.reduce(clearGroup, query);
        return { groups: left, query: relaxed, total: inventory.search(relaxed).total };
      })
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
    if (found.length > 0) return found.slice(0, MAX_SUGGESTIONS);
  }
  return [];
}

/** The link of a suggestion: `Price: under $500`, `12 vehicles`. */
export function relaxationLink(
  relaxation: Relaxation,
  query: InventoryQuery,
  presentation: ListingPresentation,
) {
  const t = translator(presentation.locale, "listing");
  const names = relaxation.groups.map((group) =>
    t("chip", { group: groupName(group, presentation), value: groupText(query, group, presentation) }),
  );
  return {
    href: listingAddressOf(relaxation.query, presentation),
    text: listNames(names, presentation.locale),
    count: t("results", { count: relaxation.total }),
  };
}

/** The vehicles of the best suggestion, or the first of the whole inventory. */
export function nearestVehicles(
  [best]: readonly Relaxation[],
  inventory: Pick<VehicleSearch, "search">,
  n: number,
): VisibleVehicle[] {
  const query = best?.query ?? { filters: noFilters(), sort: "newest" as const, page: 1 };
  return inventory.search(query).vehicles.slice(0, n);
}

function groupText(
  { filters }: InventoryQuery,
  group: FilterGroup,
  presentation: ListingPresentation,
): string {
  if (group === "q") return filters.q;
  if (isRangeGroup(group)) return rangeText(group, filters[group], presentation);
  const { makes } = presentation.vocabulary;
  const names = filters[group].map((value) =>
    group === "make_model" && !makes.has(value)
      ? modelWithMake(value, presentation)
      : valueName(group, value, presentation),
  );
  return listNames(names, presentation.locale);
}

function isRangeGroup(group: FilterGroup): group is RangeGroup {
  return (RANGE_GROUPS as readonly string[]).includes(group);
}
