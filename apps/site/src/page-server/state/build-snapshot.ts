import {
  createInventorySearch,
  createVocabulary,
  interpretKeywords,
  type Vehicle,
} from "@forecourt/inventory";
import { dealership } from "#server/settings/dealership.ts";
import type { InventorySnapshot } from "#server/site-state.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";

/**
 * Indexes one version of the inventory twice: with the prices of an unlocked shopper and of a locked one. The locked
 * index has no hidden price, so that none can leak through an order, a filter, a count or the histogram.
 */
export function buildSnapshot(version: number, vehicles: readonly Vehicle[]): InventorySnapshot {
  const { settings } = dealership;
  const vocabulary = createVocabulary({
    vehicles,
    stores: settings.stores.map(({ id, name }) => ({ id, label: name })),
    defaultSort: settings.listing.defaultSort,
  });
  const index = (access: "open" | "locked") =>
    createInventorySearch(vehicles, {
      vocabulary,
      interpretKeywords,
      pageSize: settings.listing.pageSize,
      showPrivate: access === "open" || !settings.unlock.gates.search.inventory,
      priceOf: (vehicle) => headlinePrice(vehicle, { access, context: "search", settings }),
    });
  return { version, open: index("open"), locked: index("locked"), vocabulary };
}
