import type { IncomingMessage, ServerResponse } from "node:http";
import getRawBody from "raw-body";

/** 32 KB holds the longest form with room to spare. */
const MAX_BODY_BYTES = 32 * 1024;

/** The server itself waits longer: uploads from slow phones take a minute. */
const MAX_BODY_MS = 30_000;

export type BodyResult = { ok: true; body: Buffer } | { ok: false };

/** Reads a request's body up to the limit. The rest of a longer body is left to read. */
export async function readLimitedBody(request: IncomingMessage): Promise<BodyResult> {
  const length = request.headers["content-length"] ?? null;
  const timer = setTimeout(() => request.destroy(), MAX_BODY_MS);
  try {
    return { ok: true, body: await getRawBody(request, { limit: MAX_BODY_BYTES, length }) };
  } catch {
    return { ok: false };
  } finally {
    clearTimeout(timer);
  }
}

/** Answers 503 when too many files are being sent; the form repeats it. */
export function refuseUpload(response: ServerResponse): void {
  const errors = [{ field: "", code: "unavailable", message: "Too many files at once. Please try again." }];
  response
    .writeHead(503, {
      Connection: "close",
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "2",
    })
    .end(JSON.stringify({ errors }));
}
