import { noFilters } from "@forecourt/inventory";
import type { VehicleSearch, VisibleVehicle } from "./visible-vehicle.ts";

/** Cached per version of the inventory: reading all pages of a large one is slow. */
const cache = new WeakMap<VehicleSearch, VisibleVehicle[]>();

/**
 * Every vehicle of a search, the newest first.
 *
 * @example listedVehicles(context.inventory).length
 */
export function listedVehicles(search: VehicleSearch): VisibleVehicle[] {
  const cached = cache.get(search);
  if (cached) return cached;
  const vehicles: VisibleVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = search.search({ filters: noFilters(), sort: "newest", page });
    vehicles.push(...answer.vehicles);
    pages = answer.pages;
  }
  cache.set(search, vehicles);
  return vehicles;
}
