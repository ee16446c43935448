import type { IncomingMessage, ServerResponse } from "node:http";

/** 32 KB holds the longest form with room to spare. */
export const MAX_BODY_BYTES = 32 * 1024;

export type BodyResult = { ok: true; body: Buffer } | { ok: false };

/**
 * Reads a request's body up to the limit. Past it the rest is not read: the answer is 413 and the connection closes.
 */
export function readLimitedBody(request: IncomingMessage, limit = MAX_BODY_BYTES): Promise<BodyResult> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return Promise.resolve({ ok: false });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.pause();
        request.removeAllListeners("data");
        resolve({ ok: false });
        return;
      }
      chunks.push(chunk);
    });
    request.on("end", () => resolve({ ok: true, body: Buffer.concat(chunks) }));
    request.on("error", () => resolve({ ok: false }));
    request.on("aborted", () => resolve({ ok: false }));
  });
}

/** Answers 413 in JSON and closes, so that the unread rest of the body cannot be taken for a next request. */
export function refuseBody(response: ServerResponse): void {
  response.setHeader("Connection", "close");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response
    .writeHead(413)
    .end(
      JSON.stringify({ errors: [{ field: "", code: "too-large", message: "The request is too large." }] }),
    );
}
