import { type InventoryQuery, listingUrl, type Vocabulary } from "@forecourt/inventory";
import type { VehicleSearch } from "#server/vehicles/visible-vehicle.ts";

/** The address of the last page when a query is for a page beyond it, otherwise null. */
export function lastPageAddress(
  query: InventoryQuery,
  search: VehicleSearch,
  vocabulary: Vocabulary,
): string | null {
  if (query.page === 1) return null;
  const { pages } = search.search(query);
  return query.page > Math.max(pages, 1)
    ? listingUrl({ ...query, page: Math.max(pages, 1) }, vocabulary)
    : null;
}
