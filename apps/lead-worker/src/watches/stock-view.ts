import type { Inventory } from "@forecourt/database";
import type { DealershipConfig } from "@forecourt/dealership";
import { priceBreakdown } from "@forecourt/finance";
import {
  createInventorySearch,
  createVocabulary,
  type InventorySearch,
  interpretKeywords,
  parseListing,
  type Vehicle,
} from "@forecourt/inventory";
import { type Viewer, type VisibleVehicle, visibleVehicle, withUnlocked } from "@forecourt/visitor";

/** A vehicle as a visitor with locked gates sees it. */
export type SeenVehicle = VisibleVehicle<Vehicle>;

/** One version of the inventory, as visitors of a store with locked gates see it. */
export type StockView = {
  /** The vehicle on its page with other stored prices, by default its own; null when it is hidden, sold or unknown. */
  vehicle: (vin: string, prices?: Pick<Vehicle, "oldPrice" | "salePrice">) => SeenVehicle | null;
  /** The stored prices, cents; null for an unknown vehicle. They may be locked: compare them, never send them. */
  storedPrices: (vin: string) => Pick<Vehicle, "oldPrice" | "salePrice"> | null;
  /** The vehicles of a list by its canonical address, the newest first. */
  matches: (query: string) => SeenVehicle[];
  /** Whether a vehicle is in the database, also a sold one. */
  isKnown: (vin: string) => boolean;
  /** A price that this visitor sees, with the mandatory fees, cents. */
  headlinePrice: (vehicle: Pick<SeenVehicle, "oldPrice" | "salePrice" | "condition">) => number | null;
};

const PAGE_SIZE = 500;

/**
 * Creates the view of a store's visitors. Its search is the site's: the same engine, gates, words and prices with fees.
 *
 * @example createStockView(inventory, settings).matches("/used-cars-for-sale/suvs")
 */
export function createStockView({ vehicles }: Inventory, settings: DealershipConfig): StockView {
  const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));
  const viewer: Viewer = { settings, unlocked: [] };
  const seenBy = (who: Viewer) => vehicles.flatMap((vehicle) => visibleVehicle(vehicle, who, "search") ?? []);
  const headlinePrice: StockView["headlinePrice"] = ({ oldPrice, salePrice, condition }) => {
    const price = salePrice ?? oldPrice;
    const breakdown = price === null ? null : priceBreakdown({ price, condition, fees: settings.fees });
    return breakdown?.ok ? breakdown.value.total : null;
  };
  const vocabulary = createVocabulary({
    vehicles: seenBy({ settings, unlocked: ["inventory"] }),
    stores: settings.stores.map(({ id, name }) => ({ id, label: name })),
    defaultSort: settings.listing.defaultSort,
    filterPriority: settings.listing.filterPriority,
  });
  let search: InventorySearch<SeenVehicle> | undefined;

  return {
    vehicle: (vin, prices) => {
      const vehicle = byVin.get(vin);
      if (!vehicle || vehicle.status === "sold") return null;
      return visibleVehicle({ ...vehicle, ...prices }, viewer);
    },
    storedPrices: (vin) => byVin.get(vin) ?? null,
    isKnown: (vin) => byVin.has(vin),
    headlinePrice,
    matches: (query) => {
      const { pathname, searchParams } = new URL(query, "http://list");
      let parsed = parseListing(pathname, searchParams, vocabulary);
      if (parsed.kind === "redirect") {
        const moved = new URL(parsed.url, "http://list");
        parsed = parseListing(moved.pathname, moved.searchParams, vocabulary);
      }
      if (parsed.kind !== "listing") return [];
      search ??= createInventorySearch(seenBy(withUnlocked(viewer, "inventory")), {
        vocabulary,
        interpretKeywords,
        pageSize: PAGE_SIZE,
        isListed: (vehicle) => visibleVehicle(vehicle, viewer, "search") !== null,
        priceOf: headlinePrice,
      });
      return allPages(search, parsed.query.filters);
    },
  };
}

function allPages(
  search: InventorySearch<SeenVehicle>,
  filters: Parameters<InventorySearch["search"]>[0]["filters"],
): SeenVehicle[] {
  const found: SeenVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = search.search({ filters, sort: "newest", page });
    found.push(...answer.vehicles);
    pages = answer.pages;
  }
  return found;
}
