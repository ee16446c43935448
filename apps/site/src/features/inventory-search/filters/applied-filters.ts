import { type ActiveFilter, activeFilters, clearGroup, type InventoryQuery } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { ListingPresentation } from "../listing.ts";
import { groupName, modelWithMake, valueName } from "./filter-labels.ts";
import { toggleHref } from "./filter-links.ts";
import { rangeText } from "./range-text.ts";

export type AppliedFilter = {
  /** `Fuel: Hybrid`. */
  text: string;
  removeLabel: string;
  /** The address of the listing without this filter. */
  href: string;
  /** Words that the search ignored: no filter. */
  unknown?: boolean;
};

/**
 * Every applied filter with the address that removes it, in the filter rail's order. The words that the search ignored
 * are first: on phones the row scrolls, and they are no filter.
 */
export function appliedFilters(query: InventoryQuery, presentation: ListingPresentation): AppliedFilter[] {
  const t = translator(presentation.locale, "listing");
  const applied = activeFilters(query.filters).map((filter) => {
    const text = t("chip", chipValues(filter, presentation));
    return {
      text,
      removeLabel: t("removeChip", { filter: text }),
      href: removeHref(query, filter, presentation),
    };
  });
  if (query.unknown === undefined) return applied;
  const text = t("ignored", { words: query.unknown });
  const removeLabel = t("removeChip", { filter: text });
  const href = listingAddressOf({ ...query, unknown: undefined }, presentation);
  return [{ text, removeLabel, href, unknown: true }, ...applied];
}

function chipValues(
  filter: ActiveFilter,
  presentation: ListingPresentation,
): { group: string; value: string } {
  const t = translator(presentation.locale, "listing");
  if ("q" in filter) return { group: groupName("q", presentation), value: filter.q };
  if ("range" in filter) {
    return {
      group: groupName(filter.group, presentation),
      value: rangeText(filter.group, filter.range, presentation),
    };
  }
  const { group, value } = filter;
  if (group !== "makeModel")
    return { group: groupName(group, presentation), value: valueName(group, value, presentation) };
  return presentation.vocabulary.makes.has(value)
    ? { group: t("group.make"), value: valueName(group, value, presentation) }
    : { group: t("group.model"), value: modelWithMake(value, presentation) };
}

function removeHref(query: InventoryQuery, filter: ActiveFilter, presentation: ListingPresentation): string {
  if ("value" in filter) return toggleHref(query, filter.group, filter.value, presentation);
  return listingAddressOf(clearGroup(query, filter.group), presentation);
}
