import type { VehicleCards } from "@forecourt/api-clients/vehicle-cards";
import { describeVehicleCard } from "#features/saved-vehicles/describe-vehicle-card.ts";
import { json, refusal } from "#server/leads/answer.ts";
import { requestContext } from "#server/request-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

export const dynamic = "force-dynamic";

/** All saved, compared and recently viewed vehicles of a visitor. */
const MOST_VINS = 66;
const VIN = /^[A-Z0-9]{17}$/;

/** The vehicles of `?vins=…&locale=es&terms=…` as cards show them, for this visitor. Not VINs, or too many, is 422. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const locale = asLocale(params.get("locale"));
  const vins = (params.get("vins") ?? "").toUpperCase().split(",");
  if (vins.length > MOST_VINS || !vins.every((vin) => VIN.test(vin)))
    return refusal([{ field: "vins", code: "invalid" }], 422, locale);
  const context = withTerms(await requestContext(request, locale), params.get("terms") ?? undefined);
  const body: VehicleCards = {
    vehicles: vins.map((vin) => describeVehicleCard(vin, context)),
  };
  return json(body, 200);
}
