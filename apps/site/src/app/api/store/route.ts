import { siteEnv } from "#env.ts";
import { addCookies, setCookie } from "#server/cookies/set-cookie.ts";
import { formPage } from "#server/http/form-page.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { json, refusal, seeOther } from "#server/leads/answer.ts";
import { dealership } from "#server/settings/dealership.ts";

/** Stores the visitor's choice of a store and redirects back to the form's page. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = siteEnv();
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, "en");
  const body = await readBody(request);
  if (body.kind === "refused")
    return refusal([{ field: "", code: body.status === 415 ? "type" : "body" }], body.status, "en");
  const storeId =
    body.kind === "form" ? body.values["store"] : (body.body as { store?: unknown } | null)?.store;
  const store = dealership.settings.stores.find(({ id }) => id === storeId);
  if (!store) return refusal([{ field: "store", code: "store" }], 422, "en");
  const cookie = setCookie("userSelectedStore", store.id, SITE_URL.startsWith("https:"));
  if (body.kind === "json") return addCookies(json({ store: store.id }, 200), [cookie]);
  return seeOther(formPage(request), [cookie]);
}
