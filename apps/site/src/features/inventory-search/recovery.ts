import {
  clearGroup,
  type InventoryAnswer,
  type InventoryQuery,
  type InventorySearch,
  listingUrl,
  noFilters,
  RANGE_GROUPS,
  type RangeGroup,
  type Vehicle,
} from "@forecourt/inventory";
import { translator } from "#server/translator.ts";
import { groupName, listNames, modelWithMake, valueName } from "./filter-words.ts";
import type { Listing, ListingLanguage } from "./listing.ts";
import { rangeWords } from "./range-words.ts";

type FilterGroup = InventoryAnswer["relaxations"][number]["group"];

export type Relaxation = { href: string; text: string; count: string };

/** Ways out of an empty list: each group of filters that gives vehicles when it is left off, the most first. */
export function relaxationLinks({
  query,
  answer,
  language,
}: Pick<Listing, "query" | "answer" | "language">): Relaxation[] {
  const words = translator(language.locale, "listing");
  return answer.relaxations
    .filter(({ total }) => total > 0)
    .map(({ group, total }) => ({
      href: listingUrl(clearGroup(query, group), language.vocabulary),
      text: words("chip", { group: groupName(group, language), value: groupWords(query, group, language) }),
      count: words("results", { count: total }),
    }));
}

/** Vehicles that fit all but one group of filters; without such a group, the first of the whole lot. */
export function nearestVehicles(
  { query, answer }: Pick<Listing, "query" | "answer">,
  inventory: Pick<InventorySearch, "search">,
  n: number,
): Vehicle[] {
  const best = answer.relaxations.find(({ total }) => total > 0);
  const relaxed = best ? clearGroup(query, best.group) : { ...query, filters: noFilters(), page: 1 };
  return inventory.search(relaxed).vehicles.slice(0, n);
}

function groupWords({ filters }: InventoryQuery, group: FilterGroup, language: ListingLanguage): string {
  if (group === "q") return filters.q;
  if (isRangeGroup(group)) return rangeWords(group, filters[group], language);
  const { makes } = language.vocabulary;
  const names = filters[group].map((value) =>
    group === "make_model" && !makes.has(value)
      ? modelWithMake(value, language)
      : valueName(group, value, language),
  );
  return listNames(names, language.locale);
}

function isRangeGroup(group: FilterGroup): group is RangeGroup {
  return (RANGE_GROUPS as readonly string[]).includes(group);
}
