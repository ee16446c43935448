import { serializeVisitor } from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import { readVisitor } from "#server/cookies/visitor-cookie.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { json, refusal } from "#server/leads/answer.ts";

export const dynamic = "force-dynamic";

/** What this browser's sealed cookie holds, to fill in forms; `{}` for a new visitor. Other sites get 403. */
export async function GET(request: Request): Promise<Response> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, "en");
  const https = SITE_URL.startsWith("https:");
  const { profile } = await readVisitor(request.headers.get("cookie"), { secret, https });
  return json(JSON.parse(serializeVisitor(profile, { remember: true })), 200);
}
