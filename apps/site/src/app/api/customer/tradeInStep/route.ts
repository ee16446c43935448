import { siteEnv } from "#env.ts";
import { pageAfterTradeInStep } from "#features/trade-in/posted/post-trade-in-step.ts";
import { questionnaireIn } from "#server/content/localized-dealership.ts";
import { readCookie } from "#server/cookies/request-cookie.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { json, refusal, seeOther } from "#server/leads/answer.ts";
import { dealership, settingsFor } from "#server/settings/dealership.ts";
import { vehicleByPlate } from "#server/trade-in/find-own-vehicle.ts";
import { latestModelYear } from "#server/trade-in/latest-model-year.ts";
import { vehicleByName } from "#server/trade-in/name-vehicle.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { vehicleJson } from "#shared/trade-in/vehicle-json.ts";

/**
 * A form of the valuation, posted by a browser without scripts. Redirects to the next step. With scripts the browser
 * posts JSON instead: a plate, or year, make and model.
 */
export async function POST(request: Request): Promise<Response> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const body = await readBody(request);
  const sent = body.kind === "json" ? (body.body as Record<string, unknown> | null) : null;
  const values = body.kind === "form" ? body.values : {};
  const locale = asLocale(sent?.["locale"] ?? values["locale"]);
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  if (body.kind === "refused") return refusal([{ field: "", code: "type" }], body.status, locale);
  if (sent?.["part"] === "model") {
    const named = await vehicleByName(
      textsOf(sent),
      latestModelYear(new Date(), dealership.settings.profile.timezone),
    );
    if (named.ok) return json({ vehicle: vehicleJson(named.vehicle) }, 200);
    return refusal(named.errors, 422, locale, {}, { asked: named.asked });
  }
  if (body.kind === "json") {
    const { plate = "", state = "" } = textsOf(sent ?? {});
    const found = await vehicleByPlate(plate, state);
    if (found.ok) return json({ vehicle: vehicleJson(found.vehicle) }, 200);
    return refusal([{ field: found.field, code: found.code }], 422, locale);
  }
  const storeId = selectedStore(readCookie(request.headers.get("cookie"), "userSelectedStore"));
  const questionnaire = questionnaireIn(locale, storeId);
  if (!questionnaire) return refusal([{ field: "", code: "no-valuations" }], 404, locale);
  const context = { settings: settingsFor(storeId), now: new Date() };
  return seeOther(await pageAfterTradeInStep(values, questionnaire, context, secret));
}

const textsOf = (sent: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );

/** The selected store, or the first one. */
function selectedStore(selected: string | undefined): string {
  const { stores } = dealership.settings;
  return (stores.find(({ id }) => id === selected) ?? stores[0]!).id;
}
