import {
  type InventoryQuery,
  noFilters,
  type Range,
  type RangeGroup,
  toggleValue,
  type ValueGroup,
} from "@forecourt/inventory";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { ListingLanguage } from "../listing.ts";

/** The address of the listing with one value switched over. A make that goes takes its models along. */
export function toggleHref(
  query: InventoryQuery,
  group: ValueGroup,
  value: string,
  language: ListingLanguage,
): string {
  const { vocabulary } = language;
  const toggled = toggleValue(query, group, value);
  const models = group === "make_model" ? vocabulary.makes.get(value)?.models : undefined;
  if (!models || toggled.filters.make_model.includes(value)) return listingAddressOf(toggled, language);
  const kept = toggled.filters.make_model.filter((id) => !models.includes(id) || vocabulary.makes.has(id));
  return listingAddressOf({ ...toggled, filters: { ...toggled.filters, make_model: kept } }, language);
}

/** The address of the listing with another range. */
export function rangeHref(
  query: InventoryQuery,
  group: RangeGroup,
  range: Range,
  language: ListingLanguage,
): string {
  return listingAddressOf({ ...query, filters: { ...query.filters, [group]: range }, page: 1 }, language);
}

/** The address of everything in the same order. */
export function clearAllHref(query: InventoryQuery, language: ListingLanguage): string {
  return listingAddressOf({ filters: noFilters(), sort: query.sort, page: 1 }, language);
}
