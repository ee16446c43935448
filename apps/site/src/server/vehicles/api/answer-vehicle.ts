import "server-only";
import { siteEnv } from "#env.ts";
import { visitorJson } from "../../http/fresh-json.ts";
import { refusal } from "../../leads/answer.ts";
import { findVehicle } from "../find-vehicle.ts";
import { requestTerms } from "./request-terms.ts";
import { requestViewer } from "./request-viewer.ts";
import { vehicleDetailsJson } from "./vehicle-json.ts";
import type { ScopeResult } from "./website-scope.ts";

/**
 * `GET …/website/vehicles/{vin}`: one vehicle, as far as this visitor may see it. Unknown in this scope is 404, sold
 * 410, private and locked 403.
 */
export async function answerVehicle(request: Request, result: ScopeResult, vin: string): Promise<Response> {
  if (!result.ok) return refusal([result.error], 404, "en");
  const { storeId, settings } = result.scope;
  const { viewer, personal } = await requestViewer(request, settings);
  const found = findVehicle(vin, viewer);
  const refused = (code: string, status: number) => refusal([{ field: "vin", code }], status, "en");
  if (!found || (storeId !== null && found.vehicle.storeId !== storeId)) return refused("vehicle", 404);
  if (found.state !== "shown") return refused(found.state, found.state === "sold" ? 410 : 403);
  const { terms } = requestTerms(new URL(request.url), settings);
  const options = { settings, siteUrl: siteEnv().SITE_URL, terms };
  return visitorJson(request, vehicleDetailsJson(found.vehicle, options), { personal });
}
