import {
  type InventoryQuery,
  noFilters,
  type Range,
  type RangeGroup,
  toggleValue,
  type ValueGroup,
} from "@forecourt/inventory";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { ListingPresentation } from "../listing.ts";

/** The address of the listing with one value toggled. Removing a make removes its models. */
export function toggleHref(
  query: InventoryQuery,
  group: ValueGroup,
  value: string,
  presentation: ListingPresentation,
): string {
  const { vocabulary } = presentation;
  const toggled = toggleValue(query, group, value);
  const models = group === "makeModel" ? vocabulary.makes.get(value)?.models : undefined;
  if (!models || toggled.filters.makeModel.includes(value)) return listingAddressOf(toggled, presentation);
  const kept = toggled.filters.makeModel.filter((id) => !models.includes(id) || vocabulary.makes.has(id));
  return listingAddressOf({ ...toggled, filters: { ...toggled.filters, makeModel: kept } }, presentation);
}

/** The address of the listing with another range. */
export function rangeHref(
  query: InventoryQuery,
  group: RangeGroup,
  range: Range,
  presentation: ListingPresentation,
): string {
  return listingAddressOf({ ...query, filters: { ...query.filters, [group]: range }, page: 1 }, presentation);
}

/** The address of the unfiltered listing in the same order and with the same terms. */
export function clearAllHref(query: InventoryQuery, presentation: ListingPresentation): string {
  return listingAddressOf(
    { ...query, filters: noFilters(), page: 1, firstPage: undefined, unknown: undefined },
    presentation,
  );
}
