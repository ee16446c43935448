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
 * Builds the search over the vehicles that a viewer may see in lists. Locked private vehicles are indexed for the
 * teaser's count only, without their locked prices: otherwise a price filter would reveal those.
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
