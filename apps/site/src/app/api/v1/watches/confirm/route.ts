import { confirmWatch } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { readPostedToken } from "#server/http/posted-token.ts";
import { siteState } from "#server/site-state.ts";
import { readToken } from "#server/tokens/signed-token.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { WATCH_CONFIRM_PATH, WATCH_CONFIRMED_PATH, WATCH_OVER_PATH } from "#shared/addresses/public-paths.ts";

/**
 * Confirms a watch by the token of its email. Only a POST does: programs that check the links of emails send GETs.
 * Repeated, it has the same answer.
 */
export async function POST(request: Request): Promise<Response> {
  const { token, locale, answer, refuse } = await readPostedToken(request);
  const read = readToken("watch-confirm", token, { secret: siteEnv().SITE_SECRET, now: new Date() });
  // The page of the link says what is wrong with it.
  const own = localPath(locale, pathWith(WATCH_CONFIRM_PATH, { token }));
  if (read.kind === "invalid") return refuse(own, 400);
  if (read.kind === "expired") return refuse(own, 410);
  const result = await confirmWatch(siteState().database, read.subject);
  switch (result.kind) {
    case "found":
      return answer(localPath(locale, WATCH_CONFIRMED_PATH), 200, { confirmed: true });
    case "gone":
      return refuse(localPath(locale, WATCH_OVER_PATH), 410);
    case "unavailable":
      return refuse(own, 503);
  }
}
