export type AnalyticsIds = { client_id?: string; session_id?: string };

/** `GA1.1.1162820436.1749482504`: the client id is the last two numbers. */
const CLIENT = /^GA\d\.[\d-]+\.(\d+\.\d+)$/;

/** The session's start: third part of `GS1.1.1746825440.14.0…`, part `s` of `GS2.1.s1746825440$o14$g0…`. */
const SESSION = /^GS(?:1\.[\d-]+\.(\d+)\.|2\.[\d-]+\.(?:[^$]*\$)*?s(\d+)(?:\$|$))/;

/**
 * Reads Google Analytics' client and session id from its cookies `_ga` and `_ga_…` (docs/product/tracking.md, "Ids").
 *
 * @param cookies by name
 */
export function analyticsIds(cookies: ReadonlyMap<string, string>): AnalyticsIds {
  const ids: AnalyticsIds = {};
  const client = CLIENT.exec(cookies.get("_ga") ?? "");
  if (client) ids.client_id = client[1];
  for (const [name, value] of cookies) {
    const session = name.startsWith("_ga_") ? SESSION.exec(value) : null;
    if (session) ids.session_id ??= session[1] ?? session[2];
  }
  return ids;
}
