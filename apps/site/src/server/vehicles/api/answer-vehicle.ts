import "server-only";
import { siteEnv } from "#env.ts";
import { visitorJson } from "../../http/fresh-json.ts";
import { refusal } from "../../leads/answer.ts";
import { siteState } from "../../site-state.ts";
import { isPrivateFor } from "./private-gate.ts";
import { vehicleDetailsJson } from "./vehicle-json.ts";
import { visitorAccess } from "./visitor-access.ts";
import type { ScopeResult } from "./website-scope.ts";

/**
 * `GET …/website/vehicles/{vin}`: one vehicle, under the gates of its own condition. Unknown in this scope 404, sold 410,
 * private and not unlocked 403.
 */
export async function answerVehicle(request: Request, result: ScopeResult, vin: string): Promise<Response> {
  if (!result.ok) return refusal([result.error], 404, "en");
  const { storeId, settings } = result.scope;
  const { access, personal } = await visitorAccess(request);
  const vehicle = siteState().inventory[access].find(vin.toUpperCase());
  const refused = (code: string, status: number) => refusal([{ field: "vin", code }], status, "en");
  if (!vehicle || (storeId !== null && vehicle.storeId !== storeId)) return refused("vehicle", 404);
  if (vehicle.status === "sold") return refused("sold", 410);
  if (isPrivateFor(vehicle, { access, settings })) return refused("private", 403);
  const options = { access, context: vehicle.condition, settings, siteUrl: siteEnv().SITE_URL };
  return visitorJson(request, vehicleDetailsJson(vehicle, options), { personal });
}
