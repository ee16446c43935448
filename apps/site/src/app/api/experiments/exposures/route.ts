import { z } from "zod";
import { siteEnv } from "#env.ts";
import { experimentVisitorHash, readExperimentId } from "#server/cookies/experiment-cookie.ts";
import { exposuresOf } from "#server/experiments/exposures-of.ts";
import { visitorVariants } from "#server/experiments/visitor-variants.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin, networkKey } from "#server/http/request-origin.ts";
import { refusal } from "#server/leads/answer.ts";
import { siteState } from "#server/site-state.ts";

export const dynamic = "force-dynamic";

const bodySchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/(?!\/)/)
    .max(2000),
});

/**
 * Records that the router showed a page that it had already. The browser names the page alone: the server decides the
 * variants. Without an id nothing is recorded.
 */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL, SITE_SECRET } = siteEnv();
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, "en");
  const body = await readBody(request);
  if (body.kind === "refused")
    return refusal([{ field: "", code: body.status === 415 ? "type" : "body" }], body.status, "en");
  const parsed = bodySchema.safeParse(body.kind === "json" ? body.body : body.values);
  if (!parsed.success) return refusal([{ field: "path", code: "invalid" }], 422, "en");
  const id = readExperimentId(request.headers.get("cookie"));
  if (id === null) return nothing();
  const exposures = exposuresOf(
    visitorVariants(id),
    parsed.data.path,
    experimentVisitorHash(id, SITE_SECRET),
  );
  siteState().recordExposures?.(exposures, networkKey(request, SITE_SECRET, new Date()));
  return nothing();
}

function nothing(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
