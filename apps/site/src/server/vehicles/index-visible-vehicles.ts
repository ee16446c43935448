import {
  createInventorySearch,
  interpretKeywords,
  type Vehicle,
  type Vocabulary,
} from "@forecourt/inventory";
import { visibleVehicle, withUnlocked } from "@forecourt/visitor";
import { headlinePrice } from "./headline-price.ts";
import type { SiteViewer } from "./viewer.ts";
import type { VehicleSearch } from "./visible-vehicle.ts";

/**
 * Builds the search over what a viewer may see in lists.
 *
 * Hidden private vehicles are indexed for the teaser's count alone, without their locked prices: otherwise a price
 * filter would find those out.
 */
export function indexVisibleVehicles(
  vehicles: readonly Vehicle[],
  viewer: SiteViewer,
  vocabulary: Vocabulary,
): VehicleSearch {
  const { settings } = viewer;
  return createInventorySearch(visibleInLists(vehicles, withUnlocked(viewer, "inventory")), {
    vocabulary,
    interpretKeywords,
    pageSize: settings.listing.pageSize,
    isListed: (vehicle) => visibleVehicle(vehicle, viewer, "search") !== null,
    priceOf: (vehicle) => headlinePrice(vehicle, settings),
  });
}

/** The vehicles that a viewer sees in lists. */
export function visibleInLists(vehicles: readonly Vehicle[], viewer: SiteViewer) {
  return vehicles.flatMap((vehicle) => visibleVehicle(vehicle, viewer, "search") ?? []);
}
