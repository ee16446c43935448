import { createVocabulary, type InventorySearch, type Vehicle, type Vocabulary } from "@forecourt/inventory";
import { dealership, settingsFor } from "#server/settings/dealership.ts";
import type { InventorySnapshot } from "#server/site-state.ts";
import {
  indexVisibleVehicles,
  updateVisibleVehicles,
  visibleInLists,
} from "#server/vehicles/index-visible-vehicles.ts";
import { type SiteViewer, viewerOf } from "#server/vehicles/viewer.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { changesBetween } from "./changes-between.ts";

/** The searches by `viewerKey`. */
type Searches = Map<string, { viewer: SiteViewer; search: InventorySearch<VisibleVehicle> }>;

/**
 * Indexes one version of the inventory, once per set of gates, fees and finance settings: as a locked and as an unlocked visitor
 * sees it.
 */
export function buildSnapshot(version: number, vehicles: readonly Vehicle[]): InventorySnapshot {
  const { settings } = dealership;
  const everyStore = [settings, ...settings.stores.map(({ id }) => settingsFor(id))];
  const viewers = everyStore.flatMap((store) => [viewerOf("locked", store), viewerOf("open", store)]);
  const snapshot = snapshotOf(version, vehicles, vocabularyOf(vehicles), new Map());
  // No shopper waits for an index.
  for (const viewer of viewers) snapshot.searchFor(viewer);
  return snapshot;
}

function snapshotOf(
  version: number,
  vehicles: readonly Vehicle[],
  vocabulary: Vocabulary,
  searches: Searches,
): InventorySnapshot {
  const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));
  return {
    version,
    vocabulary,
    vehicles: byVin,
    searchFor(viewer) {
      const key = viewerKey(viewer);
      const search = searches.get(key)?.search ?? indexVisibleVehicles(vehicles, viewer, vocabulary);
      searches.set(key, { viewer, search });
      return search;
    },
    next(nextVersion, nextVehicles) {
      const changes = changesBetween(byVin, nextVehicles);
      const words = vocabularyOf(nextVehicles);
      // Equal words share the indexes of labels.
      const nextVocabulary = textOf(words) === textOf(vocabulary) ? vocabulary : words;
      const updated = Array.from(searches, ([key, { viewer, search }]) => {
        const next = updateVisibleVehicles(search, changes, viewer, nextVocabulary);
        return [key, { viewer, search: next }] as const;
      });
      return snapshotOf(nextVersion, nextVehicles, nextVocabulary, new Map(updated));
    },
  };
}

function vocabularyOf(vehicles: readonly Vehicle[]): Vocabulary {
  const { settings } = dealership;
  return createVocabulary({
    // Titles and filters of locked pages contain the labels.
    vehicles: visibleInLists(vehicles, { settings, unlocked: ["inventory"] }),
    stores: settings.stores.map(({ id, name }) => ({ id, label: name })),
    defaultSort: settings.listing.defaultSort,
    filterPriority: settings.listing.filterPriority,
  });
}

function textOf({ makes, models, features, stores, words }: Vocabulary): string {
  return JSON.stringify([makes, models, features, stores, words].map((entries) => [...entries]));
}

/** The settings that decide prices and payments, as text: computed once, since every request asks for a search. */
const settingsKeys = new WeakMap<SiteViewer["settings"], string>();

/** Viewers with the same key see the same vehicles at the same prices and payments. */
function viewerKey({ settings, unlocked }: SiteViewer): string {
  const { unlock, fees, finance } = settings;
  const key = settingsKeys.get(settings) ?? JSON.stringify([unlock, fees, finance]);
  settingsKeys.set(settings, key);
  return `${key} ${unlocked.join()}`;
}
