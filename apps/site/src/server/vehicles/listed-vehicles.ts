import { type InventorySearch, noFilters, type Vehicle } from "@forecourt/inventory";

/** Walking all pages of a large lot takes a while: once for each version of the inventory is enough. */
const walked = new WeakMap<InventorySearch, Vehicle[]>();

/**
 * Every vehicle that a search lists, the newest first: those for sale, with the private ones where it shows them.
 *
 * @example listedVehicles(siteState().inventory.locked).length
 */
export function listedVehicles(search: InventorySearch): Vehicle[] {
  const known = walked.get(search);
  if (known) return known;
  const vehicles: Vehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = search.search({ filters: noFilters(), sort: "newest", page });
    vehicles.push(...answer.vehicles);
    pages = answer.pages;
  }
  walked.set(search, vehicles);
  return vehicles;
}
