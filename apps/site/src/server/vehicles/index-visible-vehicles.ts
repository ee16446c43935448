import { parsePaymentTerms } from "@forecourt/finance";
import {
  createInventorySearch,
  type InventoryChanges,
  type InventorySearch,
  interpretKeywords,
  type Vehicle,
  type Vocabulary,
} from "@forecourt/inventory";
import { visibleVehicle, withUnlocked } from "@forecourt/visitor";
import { headlinePrice } from "./headline-price.ts";
import { paymentFor } from "./payment-estimate.ts";
import type { SiteViewer } from "./viewer.ts";
import type { VisibleVehicle } from "./visible-vehicle.ts";

/**
 * Builds the search over the vehicles that a viewer may see in lists. Locked private vehicles are indexed for the
 * teaser's count only, without their locked prices: otherwise a price filter would reveal those.
 */
export function indexVisibleVehicles(
  vehicles: readonly Vehicle[],
  viewer: SiteViewer,
  vocabulary: Vocabulary,
): InventorySearch<VisibleVehicle> {
  const { settings } = viewer;
  return createInventorySearch(visibleInLists(vehicles, withUnlocked(viewer, "inventory")), {
    vocabulary,
    interpretKeywords,
    pageSize: settings.listing.pageSize,
    isListed: (vehicle) => visibleVehicle(vehicle, viewer, "search") !== null,
    priceOf: (vehicle) => headlinePrice(vehicle, settings),
    paymentsBy: (text) => {
      const terms = parsePaymentTerms(text, settings.finance);
      return (vehicle) => paymentFor(vehicle, terms, settings)?.payment ?? null;
    },
  });
}

/** Returns the search of the same viewer after vehicles changed; the new version of one may be hidden. */
export function updateVisibleVehicles(
  search: InventorySearch<VisibleVehicle>,
  { changed, removed }: Required<InventoryChanges>,
  viewer: SiteViewer,
  vocabulary: Vocabulary,
): InventorySearch<VisibleVehicle> {
  const vehicles = [...changed];
  return search.update(
    {
      changed: visibleInLists(vehicles, withUnlocked(viewer, "inventory")),
      removed: [...removed, ...vehicles.map(({ vin }) => vin)],
    },
    vocabulary,
  );
}

/** The vehicles that a viewer sees in lists. */
export function visibleInLists(vehicles: readonly Vehicle[], viewer: SiteViewer) {
  return vehicles.flatMap((vehicle) => visibleVehicle(vehicle, viewer, "search") ?? []);
}
