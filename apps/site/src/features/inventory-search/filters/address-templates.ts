import type { InventoryQuery, RangeGroup } from "@forecourt/inventory";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { ListingPresentation } from "../listing.ts";
import { rangeHref } from "./filter-links.ts";
import { MAX_PLACE, MIN_PLACE, WORDS_PLACE } from "./typed-address.ts";

/**
 * The four address templates of a range. The browser fills in the typed values, which saves a redirect for each change
 * of a slider.
 */
export function rangeTemplates(query: InventoryQuery, group: RangeGroup, presentation: ListingPresentation) {
  const number = (place: string | null) => (place === null ? null : Number(place));
  const href = (min: string | null, max: string | null) =>
    rangeHref(query, group, { min: number(min), max: number(max) }, presentation);
  return {
    "data-open": href(null, null),
    "data-under": href(null, MAX_PLACE),
    "data-over": href(MIN_PLACE, null),
    "data-between": href(MIN_PLACE, MAX_PLACE),
  };
}

/** The address template of a keyword search that keeps the current filters. */
export function keywordTemplate(
  { filters, sort }: InventoryQuery,
  presentation: ListingPresentation,
): string {
  return listingAddressOf({ filters: { ...filters, q: WORDS_PLACE }, sort, page: 1 }, presentation);
}
