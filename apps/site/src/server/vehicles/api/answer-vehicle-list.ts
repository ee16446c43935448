import "server-only";
import type { VehicleList } from "@forecourt/api-clients/vehicles";
import { readParams } from "@forecourt/inventory";
import { siteEnv } from "#env.ts";
import { visitorJson } from "../../http/fresh-json.ts";
import { refusal } from "../../leads/answer.ts";
import { siteState } from "../../site-state.ts";
import { requestTerms } from "./request-terms.ts";
import { requestViewer } from "./request-viewer.ts";
import { vehicleJson } from "./vehicle-json.ts";
import type { ScopeResult } from "./website-scope.ts";
import { facetsJson, withinStore } from "./within-store.ts";

/** `GET …/website/vehicles`: the search of the list page as JSON, limited to what this visitor may see. */
export async function answerVehicleList(request: Request, result: ScopeResult): Promise<Response> {
  if (!result.ok) return refusal([result.error], 404, "en");
  const { storeId, settings } = result.scope;
  const { viewer, personal } = await requestViewer(request, settings);
  const { inventory } = siteState();
  const url = new URL(request.url);
  const { terms, text } = requestTerms(url, settings);
  // The API answers one page at a time.
  const query = {
    ...readParams(url.searchParams, inventory.vocabulary),
    firstPage: undefined,
    terms: text,
  };
  const { total, page, pages, pageSize, vehicles, facets, ranges, privateTotal } = inventory
    .searchFor(viewer)
    .search(withinStore(query, storeId));
  const options = { settings, siteUrl: siteEnv().SITE_URL, terms };
  const body: VehicleList = {
    total,
    page,
    pages,
    pageSize,
    vehicles: vehicles.map((vehicle) => vehicleJson(vehicle, options)),
    facets: facetsJson(facets, storeId),
    ranges,
    privateTotal,
  };
  return visitorJson(request, body, { personal });
}
