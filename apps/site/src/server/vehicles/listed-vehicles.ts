import { noFilters } from "@forecourt/inventory";
import type { VehicleSearch, VisibleVehicle } from "./visible-vehicle.ts";

/** Walking all pages of a large lot takes a while: once for each version of the inventory is enough. */
const walked = new WeakMap<VehicleSearch, VisibleVehicle[]>();

/**
 * Every vehicle that a search lists, the newest first.
 *
 * @example listedVehicles(context.inventory).length
 */
export function listedVehicles(search: VehicleSearch): VisibleVehicle[] {
  const known = walked.get(search);
  if (known) return known;
  const vehicles: VisibleVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = search.search({ filters: noFilters(), sort: "newest", page });
    vehicles.push(...answer.vehicles);
    pages = answer.pages;
  }
  walked.set(search, vehicles);
  return vehicles;
}
