import "server-only";
import type { VinVehicle } from "@forecourt/api-clients/vin";
import { makeId, modelId } from "@forecourt/inventory";
import { asLocale } from "#shared/locale/as-locale.ts";
import { freshJson } from "../../http/fresh-json.ts";
import { refusal } from "../../leads/answer.ts";
import { decodedVin } from "../decode-vin.ts";

/** A VIN's answer changes only with the table, but the address may be that of a shopper's own car. */
const ONE_DAY_IN_THIS_BROWSER = "private, max-age=86400";

/** `GET /api/v1/vin/{vin}`: the vehicle of a VIN; 422 when it is mistyped or unknown. Stores nothing. */
export async function answerVin(request: Request, vin: string): Promise<Response> {
  const decoding = await decodedVin(vin);
  if (!decoding.ok) {
    const locale = asLocale(new URL(request.url).searchParams.get("locale"));
    return refusal([{ field: "vin", code: decoding.errors[0].code.replace(".", "-") }], 422, locale);
  }
  const { bodyStyle: bodystyle, ...vehicle } = decoding.value;
  const { make, model } = vehicle;
  const body: VinVehicle = { ...vehicle, bodystyle, makeId: makeId(make), modelId: modelId(make, model) };
  const answer = freshJson(request, body);
  answer.headers.set("Cache-Control", ONE_DAY_IN_THIS_BROWSER);
  return answer;
}
