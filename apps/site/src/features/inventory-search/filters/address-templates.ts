import type { InventoryQuery, RangeGroup } from "@forecourt/inventory";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { ListingPresentation } from "../listing.ts";
import { rangeHref } from "./filter-links.ts";
import { KEYWORDS_PLACEHOLDER, MAX_PLACEHOLDER, MIN_PLACEHOLDER } from "./typed-address.ts";

/** The four address templates of a range. The browser fills in typed values, which saves a redirect per change. */
export function rangeTemplates(query: InventoryQuery, group: RangeGroup, presentation: ListingPresentation) {
  const number = (place: string | null) => (place === null ? null : Number(place));
  const href = (min: string | null, max: string | null) =>
    rangeHref(query, group, { min: number(min), max: number(max) }, presentation);
  return {
    "data-open": href(null, null),
    "data-under": href(null, MAX_PLACEHOLDER),
    "data-over": href(MIN_PLACEHOLDER, null),
    "data-between": href(MIN_PLACEHOLDER, MAX_PLACEHOLDER),
  };
}

/** The address template of a keyword search that keeps the current filters. */
export function keywordTemplate(
  { filters, sort }: InventoryQuery,
  presentation: ListingPresentation,
): string {
  return listingAddressOf({ filters: { ...filters, q: KEYWORDS_PLACEHOLDER }, sort, page: 1 }, presentation);
}
