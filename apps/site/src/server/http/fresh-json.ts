import "server-only";
import fresh from "fresh";
import { contentHash } from "./content-hash.ts";

/**
 * A JSON response that a client may keep but must revalidate: unchanged content is 304. The entity tag follows from the
 * content alone; it is weak, since the content may be sent in any encoding.
 */
export function freshJson(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `W/"${contentHash(text)}"`;
  const headers = { "Cache-Control": "no-cache", ETag: etag };
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** JSON that depends on the visitor's gates: `no-store` when the request carries a visitor's cookie. */
export function visitorJson(request: Request, body: unknown, { personal }: { personal: boolean }): Response {
  const answer = personal
    ? Response.json(body, { headers: { "Cache-Control": "private, no-store" } })
    : freshJson(request, body);
  answer.headers.set("Vary", "Cookie");
  return answer;
}
