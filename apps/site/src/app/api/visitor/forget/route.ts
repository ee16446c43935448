import { siteEnv } from "#env.ts";
import { expiredCookies } from "#server/cookies/expired-cookies.ts";
import { addCookies } from "#server/cookies/set-cookie.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { json, refusal, seeOther } from "#server/leads/answer.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { MY_DETAILS_FORGOTTEN_PATH } from "#shared/addresses/public-paths.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

/** Removes every cookie of this site from the browser. A form is sent on to a page that says so. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = siteEnv();
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, "en");
  const body = await readBody(request);
  if (body.kind === "refused")
    return refusal([{ field: "", code: body.status === 415 ? "type" : "body" }], body.status, "en");
  const cookies = expiredCookies(SITE_URL.startsWith("https:"));
  if (body.kind === "form")
    return seeOther(localPath(asLocale(body.values["locale"]), MY_DETAILS_FORGOTTEN_PATH), cookies);
  return addCookies(json({}, 200), cookies);
}
