import type { IncomingMessage, ServerResponse } from "node:http";
import { sendCookies } from "#server/cookies/set-cookie.ts";
import { withdrawnCookies } from "#server/cookies/withdrawn-cookies.ts";

/**
 * Ends what the request's cookies hold without consent. The request changes too, so that this very page no longer shows
 * it.
 */
export async function followConsent(
  request: IncomingMessage,
  response: ServerResponse,
  options: { secret: string; https: boolean; host: string },
): Promise<void> {
  const { cookie } = request.headers;
  if (!cookie) return;
  const changed = await withdrawnCookies(cookie, options);
  if (changed.length === 0) return;
  sendCookies(response, changed);
  request.headers.cookie = withChanges(cookie, changed);
}

/** A `Cookie` header after `Set-Cookie` values. */
function withChanges(cookie: string, changed: readonly string[]): string {
  const pairs = changed.map((text) => text.split(";", 1)[0]!);
  const names = pairs.map((pair) => pair.split("=", 1)[0]);
  const kept = cookie.split("; ").filter((pair) => !names.includes(pair.split("=", 1)[0]));
  return [...kept, ...pairs.filter((pair) => !pair.endsWith("="))].join("; ");
}
