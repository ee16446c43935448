import { siteEnv } from "#env.ts";
import { describeMessagePanel } from "#features/message-panel/describe-message-panel.ts";
import { knownDetails } from "#server/cookies/known-details.ts";
import { json, refusal } from "#server/leads/answer.ts";
import { requestContext } from "#server/request-context.ts";
import { readLocale } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";

export const dynamic = "force-dynamic";

/**
 * The "Message us" panel as data, in place of a contact page: `?page=/es/contact-us?about=purchase%26vin=…&from=/es/…`.
 * Another page is 404.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const page = sameOriginPath(asked.get("page"));
  const url = URL.parse(page ?? "/", siteEnv().SITE_URL);
  const { locale, path } = readLocale(url?.pathname ?? "/");
  if (path !== CONTACT_PATH) return refusal([{ field: "page", code: "invalid" }], 404, locale);
  const context = await requestContext(request, locale);
  const panel = describeMessagePanel(
    {
      vin: url?.searchParams.get("vin") ?? undefined,
      terms: url?.searchParams.get("terms") ?? undefined,
      from: sameOriginPath(asked.get("from")) ?? path,
      known: await knownDetails(request.headers.get("cookie")),
    },
    context,
  );
  return json(panel, 200);
}
