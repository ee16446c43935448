import { siteEnv } from "#env.ts";
import { pageAfterStep } from "#features/pricing-wizard/posted/post-step.ts";
import { readCookie } from "#server/cookies/request-cookie.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { refusal, seeOther } from "#server/leads/answer.ts";
import { dealership, settingsFor } from "#server/settings/dealership.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

/** A step of the pricing wizard, posted by a browser without scripts: redirects to the next step. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const body = await readBody(request);
  const values = body.kind === "form" ? body.values : {};
  const locale = asLocale(values["locale"]);
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  if (body.kind !== "form") return refusal([{ field: "", code: "type" }], 415, locale);
  const settings = settingsFor(storeOf(readCookie(request.headers.get("cookie"), "userSelectedStore")));
  return seeOther(await pageAfterStep(values, { settings }, secret));
}

/** The selected store, or the first one. */
function storeOf(selected: string | undefined): string {
  const { stores } = dealership.settings;
  return (stores.find(({ id }) => id === selected) ?? stores[0]!).id;
}
