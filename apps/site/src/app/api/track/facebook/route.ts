import { parsePixelBody } from "@forecourt/tracking";
import { siteEnv } from "#env.ts";
import { requestConsent } from "#server/cookies/request-consent.ts";
import { selectedStore } from "#server/cookies/selected-store.ts";
import { fieldErrors } from "#server/http/field-errors.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin, networkKey } from "#server/http/request-origin.ts";
import { refusal } from "#server/leads/answer.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { acceptEvent } from "#server/tracking/accept-event.ts";
import { sourceUrl } from "#server/tracking/public-page-path.ts";

export const dynamic = "force-dynamic";

/** How long to wait while the database is away. */
const UNAVAILABLE_SECONDS = 5;

/**
 * Accepts an event for the ad network (docs/product/tracking.md, "Forwarding"). The consent of the request's own cookies
 * decides: without it nothing is stored.
 */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL, SITE_SECRET } = siteEnv();
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, "en");
  const storeId = selectedStore(request.headers.get("cookie"));
  if (settingsFor(storeId).tags.adPixel === null)
    return refusal([{ field: "", code: "no-ad-pixel" }], 404, "en");
  const { allowed } = requestConsent(request.headers);
  if (!allowed.includes("functional") || !allowed.includes("targeting")) return empty(204);
  const body = await readBody(request);
  if (body.kind === "form" || (body.kind === "refused" && body.status === 415))
    return refusal([{ field: "", code: "type" }], 415, "en");
  if (body.kind === "refused" && body.status === 413)
    return refusal([{ field: "", code: "too-large" }], 413, "en");
  const parsed = parsePixelBody(body.kind === "json" ? body.body : undefined);
  if (!parsed.ok) {
    const errors = fieldErrors(parsed.errors).map(({ field, code }) => ({ field: field || "body", code }));
    return refusal(errors, 400, "en");
  }
  const result = await acceptEvent(parsed.value, {
    storeId,
    sourceUrl: sourceUrl(request, SITE_URL),
    network: networkKey(request, SITE_SECRET, new Date()),
  });
  switch (result.kind) {
    case "limited":
      return refusal([{ field: "", code: "limited" }], 429, "en", {
        "Retry-After": String(result.retryAfterSeconds),
      });
    case "unavailable":
      return refusal([{ field: "", code: "unavailable" }], 503, "en", {
        "Retry-After": String(UNAVAILABLE_SECONDS),
      });
    default:
      return empty(202);
  }
}

function empty(status: 202 | 204): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
