import { siteEnv } from "#env.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";
import { freshJson } from "#server/http/fresh-json.ts";
import { openApiDocument } from "#server/openapi/openapi-document.ts";
import { dealership } from "#server/settings/dealership.ts";

export const dynamic = "force-dynamic";

let document: object | undefined;

/** Returns the OpenAPI document, which is built once. */
export function GET(request: Request): Response {
  const { SITE_URL: siteUrl } = siteEnv();
  document ??= openApiDocument({
    name: dealership.settings.profile.name,
    siteUrl,
    visitorCookie: cookieName("visitor", siteUrl.startsWith("https:")),
  });
  return freshJson(request, document);
}
