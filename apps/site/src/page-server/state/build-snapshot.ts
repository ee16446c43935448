import { createVocabulary, type Vehicle } from "@forecourt/inventory";
import { dealership, settingsFor } from "#server/settings/dealership.ts";
import type { InventorySnapshot } from "#server/site-state.ts";
import { indexVisibleVehicles, visibleInLists } from "#server/vehicles/index-visible-vehicles.ts";
import { type SiteViewer, viewerOf } from "#server/vehicles/viewer.ts";
import type { VehicleSearch } from "#server/vehicles/visible-vehicle.ts";

/**
 * Indexes one version of the inventory, once per set of gates and fees: as a locked and as an unlocked visitor
 * sees it.
 */
export function buildSnapshot(version: number, vehicles: readonly Vehicle[]): InventorySnapshot {
  const { settings } = dealership;
  const everyStore = [settings, ...settings.stores.map(({ id }) => settingsFor(id))];
  const viewers = everyStore.flatMap((store) => [viewerOf("locked", store), viewerOf("open", store)]);
  const vocabulary = createVocabulary({
    // Titles and filters of locked pages contain the labels.
    vehicles: visibleInLists(vehicles, { settings, unlocked: ["inventory"] }),
    stores: settings.stores.map(({ id, name }) => ({ id, label: name })),
    defaultSort: settings.listing.defaultSort,
    filterPriority: settings.listing.filterPriority,
  });
  const searches = new Map<string, VehicleSearch>();
  const searchFor = (viewer: SiteViewer) => {
    const key = viewerKey(viewer);
    const search = searches.get(key) ?? indexVisibleVehicles(vehicles, viewer, vocabulary);
    searches.set(key, search);
    return search;
  };
  // No shopper waits for an index.
  for (const viewer of viewers) searchFor(viewer);
  return {
    version,
    vocabulary,
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle])),
    searchFor,
  };
}

/** Viewers with the same key see the same vehicles at the same prices. */
function viewerKey({ settings, unlocked }: SiteViewer): string {
  return JSON.stringify([settings.unlock, settings.fees, unlocked]);
}
