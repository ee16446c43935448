import { type InventoryQuery, noFilters } from "@forecourt/inventory";
import type { VehicleSearch } from "#server/vehicles/visible-vehicle.ts";
import { makeModelNames } from "../heading/listing-title.ts";
import type { ListingPresentation } from "../listing.ts";

/**
 * Returns the names of a query's makes and models that are not in stock at all. Empty when one is, and when there are too
 * many to name.
 *
 * @example missingModels(query, inventory, presentation) // "Nissan Altima"
 */
export function missingModels(
  { filters: { makeModel } }: InventoryQuery,
  inventory: Pick<VehicleSearch, "search">,
  presentation: ListingPresentation,
): string {
  const filters = { ...noFilters(), makeModel };
  const isMissing =
    makeModel.length > 0 && inventory.search({ filters, sort: "newest", page: 1 }).total === 0;
  return isMissing ? makeModelNames(filters, presentation).text : "";
}
