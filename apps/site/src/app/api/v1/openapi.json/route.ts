import { siteEnv } from "#env.ts";
import { dealership } from "#server/dealership.ts";
import { freshJson } from "#server/fresh-json.ts";
import { openApiDocument } from "#server/openapi/openapi-document.ts";
import { visitorCookieName } from "#server/visitor-cookie.ts";

export const dynamic = "force-dynamic";

let document: object | undefined;

/** The description of this API, made once. */
export function GET(request: Request): Response {
  const { SITE_URL: siteUrl } = siteEnv();
  document ??= openApiDocument({
    name: dealership.settings.profile.name,
    siteUrl,
    visitorCookie: visitorCookieName(siteUrl.startsWith("https:")),
  });
  return freshJson(request, document);
}
