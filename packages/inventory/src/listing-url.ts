import { type FilterGroup, type InventoryQuery, isOpen } from "./filters.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { queryString, writeParams } from "./query-params.ts";
import { MAX_SEGMENTS, priceSegments, segmentOf } from "./segments.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Returns the canonical URL of a listing (docs/product/inventory.md). A single condition is the base of the path. Up to
 * three segments follow; other filters are query parameters. Drops unknown values.
 *
 * @example listingUrl(query, vocabulary) // "/used-cars-for-sale/suvs/mitsubishi/price-under-30000?page=2"
 */
export function listingUrl(query: InventoryQuery, vocabulary: Vocabulary): string {
  const { path, params } = listingAddress(normalizeQuery(query, vocabulary), vocabulary);
  return path + queryString(params);
}

/** Returns path and parameters of a canonical query separately. */
export function listingAddress(
  query: InventoryQuery,
  vocabulary: Vocabulary,
): { path: string; params: [name: string, value: string][] } {
  const { filters } = query;
  const segments: string[] = [];
  const inPath = new Set<FilterGroup>();
  const place = (group: FilterGroup, candidates: (string | null)[]) => {
    // A group is either completely in the path or not at all.
    const fit = candidates.filter((segment) => segment !== null);
    if (fit.length < candidates.length || segments.length + fit.length > MAX_SEGMENTS) return;
    segments.push(...fit);
    inPath.add(group);
  };
  for (const group of vocabulary.filterPriority) {
    if (group === "price") {
      if (!isOpen(filters.price)) place("price", priceSegments(filters.price));
    } else
      place(
        group,
        filters[group].map((id) => segmentOf(group, id, vocabulary)),
      );
  }
  const [condition, ...others] = filters.condition;
  const only = condition !== undefined && others.length === 0;
  if (only) inPath.add("condition");
  const base = only ? `/${condition}-cars-for-sale` : "/cars-for-sale";
  return { path: [base, ...segments].join("/"), params: writeParams(query, vocabulary, inPath) };
}
