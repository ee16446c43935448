import {
  clearGroup,
  type FilterGroup,
  type Filters,
  type InventoryQuery,
  isActive,
  RANGE_GROUPS,
  type RangeGroup,
  type Vocabulary,
} from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import type { VehicleSearch } from "#server/vehicles/visible-vehicle.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { groupName, listNames, modelWithMake, valueName } from "../filters/filter-labels.ts";
import { rangeText } from "../filters/range-text.ts";
import type { ListingPresentation } from "../listing.ts";

/** A filter group; `model` are the models alone, whose makes stay. */
type RelaxedGroup = FilterGroup | "model";

/** A suggestion for an empty list: the filter groups to remove, and the number of vehicles without them. */
export type Relaxation = { groups: RelaxedGroup[]; query: InventoryQuery; total: number };

const MAX_SUGGESTIONS = 4;

/** The filter groups, the least important to a shopper first. */
const LEAST_IMPORTANT_FIRST: readonly RelaxedGroup[] = [
  "exteriorColor",
  "features",
  "stores",
  "drivetrain",
  "fuelType",
  "mileage",
  "year",
  "q",
  "condition",
  "bodyStyle",
  "payment",
  "price",
  "model",
  "makeModel",
];

/**
 * Suggestions for an empty list, the removal of the least important filters first. They are single groups whose
 * removal gives vehicles. Without any they are pairs; without those, all groups. Empty when nothing is in stock.
 */
export function relaxations(
  query: InventoryQuery,
  inventory: Pick<VehicleSearch, "search">,
  { models }: Pick<Vocabulary, "models">,
): Relaxation[] {
  const active = LEAST_IMPORTANT_FIRST.filter((group) =>
    group === "model" ? query.filters.makeModel.some((id) => models.has(id)) : isActive(query.filters, group),
  );
  const without = (relaxed: InventoryQuery, group: RelaxedGroup): InventoryQuery =>
    group === "model" ? withMakesOnly(relaxed, models) : clearGroup(relaxed, group);
  const singles = active.map((group) => [group]);
  const pairs = active.flatMap((second, at) => active.slice(0, at).map((first) => [first, second]));
  for (const suggestions of [singles, pairs, [active]]) {
    const found = suggestions
      .map((left): Relaxation => {
        const relaxed = left.reduce(without, query);
        return { groups: left, query: relaxed, total: inventory.search(relaxed).total };
      })
      .filter(({ total }) => total > 0);
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
  return {
    href: listingAddressOf(relaxation.query, presentation),
    text: filterNames(relaxation, query, presentation),
    count: translator(presentation.locale, "listing")("results", { count: relaxation.total }),
  };
}

/**
 * The heading of the vehicles without the least important filters, which says which those are.
 *
 * @example relaxedTitle(relaxation, query, presentation) // "12 vehicles without “Exterior color: Red”"
 */
export function relaxedTitle(
  relaxation: Relaxation,
  query: InventoryQuery,
  presentation: ListingPresentation,
): string {
  const t = translator(presentation.locale, "listing");
  const count = relaxation.total;
  if (relaxation.groups.length > 2) return t("relaxedAll", { count });
  return t("relaxed", {
    count,
    filters: filterNames(relaxation, query, presentation, (name) => `“${name}”`),
  });
}

function filterNames(
  { groups }: Relaxation,
  query: InventoryQuery,
  presentation: ListingPresentation,
  quoted: (name: string) => string = (name) => name,
): string {
  const t = translator(presentation.locale, "listing");
  const names = groups.map((group) =>
    t("chip", { group: groupName(group, presentation), value: groupText(query, group, presentation) }),
  );
  return listNames(names.map(quoted), presentation.locale);
}

function withMakesOnly(query: InventoryQuery, models: Vocabulary["models"]): InventoryQuery {
  const makes = query.filters.makeModel.flatMap((id) => models.get(id)?.makes ?? id);
  return { ...query, filters: { ...query.filters, makeModel: [...new Set(makes)] }, page: 1 };
}

function groupText(
  { filters }: InventoryQuery,
  group: RelaxedGroup,
  presentation: ListingPresentation,
): string {
  if (group === "q") return filters.q;
  if (group === "model") return modelNames(filters, presentation);
  if (isRangeGroup(group)) return rangeText(group, filters[group], presentation);
  const { makes } = presentation.vocabulary;
  const names = filters[group].map((value) =>
    group === "makeModel" && !makes.has(value)
      ? modelWithMake(value, presentation)
      : valueName(group, value, presentation),
  );
  return listNames(names, presentation.locale);
}

function modelNames({ makeModel }: Filters, presentation: ListingPresentation): string {
  const models = makeModel.filter((id) => presentation.vocabulary.models.has(id));
  return listNames(
    models.map((id) => modelWithMake(id, presentation)),
    presentation.locale,
  );
}

function isRangeGroup(group: RelaxedGroup): group is RangeGroup {
  return (RANGE_GROUPS as readonly string[]).includes(group);
}
