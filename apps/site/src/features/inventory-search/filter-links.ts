import {
  type InventoryQuery,
  listingUrl,
  noFilters,
  type Range,
  type RangeGroup,
  toggleValue,
  type ValueGroup,
  type Vocabulary,
} from "@forecourt/inventory";

/** The address of the listing with one value switched over. A make that goes takes its models along. */
export function toggleHref(
  query: InventoryQuery,
  group: ValueGroup,
  value: string,
  vocabulary: Vocabulary,
): string {
  const toggled = toggleValue(query, group, value);
  const models = group === "make_model" ? vocabulary.makes.get(value)?.models : undefined;
  if (!models || toggled.filters.make_model.includes(value)) return listingUrl(toggled, vocabulary);
  const kept = toggled.filters.make_model.filter((id) => !models.includes(id) || vocabulary.makes.has(id));
  return listingUrl({ ...toggled, filters: { ...toggled.filters, make_model: kept } }, vocabulary);
}

/** The address of the listing with another range. */
export function rangeHref(
  query: InventoryQuery,
  group: RangeGroup,
  range: Range,
  vocabulary: Vocabulary,
): string {
  return listingUrl({ ...query, filters: { ...query.filters, [group]: range }, page: 1 }, vocabulary);
}

/** The address of everything in the same order. */
export function clearAllHref(query: InventoryQuery, vocabulary: Vocabulary): string {
  return listingUrl({ filters: noFilters(), sort: query.sort, page: 1 }, vocabulary);
}
