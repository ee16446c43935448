import { endWatches } from "@forecourt/database";
import { readPostedToken } from "#server/http/posted-token.ts";
import { seeOther } from "#server/leads/answer.ts";
import { siteState } from "#server/site-state.ts";
import { readStopToken } from "#server/watches/watch-links.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { WATCH_STOP_PATH, WATCH_STOPPED_PATH } from "#shared/addresses/public-paths.ts";

/**
 * Ends watches by the token of an email: from the page's form, or by one request of a mail program (RFC 8058), which
 * sends neither cookies nor an origin. Repeated, it has the same answer.
 */
export async function POST(request: Request): Promise<Response> {
  const { token, locale, answer, refuse } = await readPostedToken(request);
  const stopped = readStopToken(token, new Date());
  const own = localPath(locale, pathWith(WATCH_STOP_PATH, { token }));
  if (!stopped) return refuse(own, 400);
  const result = await endWatches(siteState().database, stopped);
  if (result.kind === "unavailable") return refuse(own, 503);
  return answer(localPath(locale, WATCH_STOPPED_PATH), 200, { unsubscribed: true });
}

/** A mail program that opens the address instead gets the page with the button. */
export function GET(request: Request): Response {
  const token = new URL(request.url).searchParams.get("token");
  return seeOther(pathWith(WATCH_STOP_PATH, { token }));
}
