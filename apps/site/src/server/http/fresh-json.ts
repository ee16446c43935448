import "server-only";
import { createHash } from "node:crypto";

/**
 * A JSON answer that may be kept and is asked about each time: the same content is 304. The tag follows from the
 * content, so that no setting, build or import can be forgotten in it; it is weak, since the content may be sent in any
 * encoding.
 */
export function freshJson(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { "Cache-Control": "no-cache", ETag: `W/${etag}` };
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** The same for an answer that depends on the visitor's gates: with a visitor's cookie nobody keeps it. */
export function visitorJson(request: Request, body: unknown, { personal }: { personal: boolean }): Response {
  const answer = personal
    ? Response.json(body, { headers: { "Cache-Control": "private, no-store" } })
    : freshJson(request, body);
  answer.headers.set("Vary", "Cookie");
  return answer;
}

/** Whether a client has it already; tags are compared without their `W/`. */
function isKnown(header: string | null, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
