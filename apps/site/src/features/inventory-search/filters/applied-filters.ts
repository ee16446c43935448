import { type ActiveFilter, activeFilters, clearGroup, type InventoryQuery } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { ListingLanguage } from "../listing.ts";
import { toggleHref } from "./filter-links.ts";
import { groupName, modelWithMake, valueName } from "./filter-words.ts";
import { rangeWords } from "./range-words.ts";

export type AppliedFilter = {
  /** `Fuel: Hybrid`. */
  text: string;
  removeLabel: string;
  /** The listing without it. */
  href: string;
};

/** Every applied filter with the address that takes it off, in the order of the rail. */
export function appliedFilters(query: InventoryQuery, language: ListingLanguage): AppliedFilter[] {
  const words = translator(language.locale, "listing");
  return activeFilters(query.filters).map((filter) => {
    const text = words("chip", filterWords(filter, language));
    return {
      text,
      removeLabel: words("removeChip", { filter: text }),
      href: removeHref(query, filter, language),
    };
  });
}

function filterWords(filter: ActiveFilter, language: ListingLanguage): { group: string; value: string } {
  const words = translator(language.locale, "listing");
  if ("q" in filter) return { group: groupName("q", language), value: filter.q };
  if ("range" in filter) {
    return {
      group: groupName(filter.group, language),
      value: rangeWords(filter.group, filter.range, language),
    };
  }
  const { group, value } = filter;
  if (group !== "make_model")
    return { group: groupName(group, language), value: valueName(group, value, language) };
  return language.vocabulary.makes.has(value)
    ? { group: words("group.make"), value: valueName(group, value, language) }
    : { group: words("group.model"), value: modelWithMake(value, language) };
}

function removeHref(query: InventoryQuery, filter: ActiveFilter, language: ListingLanguage): string {
  if ("value" in filter) return toggleHref(query, filter.group, filter.value, language);
  return listingAddressOf(clearGroup(query, filter.group), language);
}
