import type { IncomingMessage, ServerResponse } from "node:http";
import type { FinishedPage } from "./page-cache.ts";

/**
 * Sends a finished page: brotli, gzip or plain as the client accepts, 304 when it has it already.
 *
 * `no-cache` lets a browser keep the page but ask each time: the variant follows a cookie, so that a stale copy
 * could show a locked price after the unlock. `private` keeps shared caches from mixing variants. A page made for one
 * person is kept nowhere.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  { personal }: { personal: boolean },
): void {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader("Cache-Control", personal ? "no-store" : "private, no-cache");
  response.setHeader(
    "Vary",
    "Accept-Encoding, Cookie, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch",
  );
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag;
  response.setHeader("ETag", etag);
  if (page.status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : page.identity;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(page.status);
  response.end(request.method === "HEAD" ? undefined : body);
}
