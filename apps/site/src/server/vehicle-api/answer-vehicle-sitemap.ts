import "server-only";
import type { VehicleSitemap } from "@forecourt/api-clients/vehicles";
import { type InventorySearch, noFilters, type Vehicle, vehiclePath } from "@forecourt/inventory";
import { siteEnv } from "#env.ts";
import { freshJson } from "../fresh-json.ts";
import { refusal } from "../lead-intake/answer.ts";
import { siteState } from "../site-state.ts";
import { isPrivateFor } from "./private-gate.ts";
import type { ScopeResult } from "./website-scope.ts";

/** `GET …/website/vehicles/sitemap`: the pages of vehicles that anybody may open, the same for every visitor. */
export function answerVehicleSitemap(request: Request, result: ScopeResult): Response {
  if (!result.ok) return refusal([result.error], 404, "en");
  const { storeId, settings } = result.scope;
  const { SITE_URL: siteUrl } = siteEnv();
  const body: VehicleSitemap = listedVehicles(siteState().inventory.locked)
    .filter((vehicle) => storeId === null || vehicle.storeId === storeId)
    .filter((vehicle) => !isPrivateFor(vehicle, { access: "locked", settings }))
    .map((vehicle) => ({ url: new URL(vehiclePath(vehicle), siteUrl).href, lastmod: vehicle.arrivedOn }));
  return freshJson(request, body);
}

/** Walking all pages of a large lot takes a while: once for each version of the inventory is enough. */
const walked = new WeakMap<InventorySearch, Vehicle[]>();

function listedVehicles(search: InventorySearch): Vehicle[] {
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
