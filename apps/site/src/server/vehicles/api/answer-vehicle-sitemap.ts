import "server-only";
import type { VehicleSitemap } from "@forecourt/api-clients/vehicles";
import { vehiclePath } from "@forecourt/inventory";
import { siteEnv } from "#env.ts";
import { freshJson } from "../../http/fresh-json.ts";
import { refusal } from "../../leads/answer.ts";
import { siteState } from "../../site-state.ts";
import { listedVehicles } from "../listed-vehicles.ts";
import { viewerOf } from "../viewer.ts";
import type { ScopeResult } from "./website-scope.ts";

/** `GET …/website/vehicles/sitemap`: the pages of public vehicles, the same for every visitor. */
export function answerVehicleSitemap(request: Request, result: ScopeResult): Response {
  if (!result.ok) return refusal([result.error], 404, "en");
  const { storeId, settings } = result.scope;
  const { SITE_URL: siteUrl } = siteEnv();
  const body: VehicleSitemap = listedVehicles(siteState().inventory.searchFor(viewerOf("locked", settings)))
    .filter((vehicle) => storeId === null || vehicle.storeId === storeId)
    .map((vehicle) => ({ url: new URL(vehiclePath(vehicle), siteUrl).href, lastmod: vehicle.arrivedOn }));
  return freshJson(request, body);
}
