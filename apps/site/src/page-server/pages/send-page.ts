import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding, type Encodings, encodedBody } from "../http/encodings.ts";
import { sendWholeAnswer, type WholeAnswer, wholeAnswer } from "../http/raw-http-response.ts";
import type { FinishedPage } from "./page-cache.ts";

type Prepared = { headers: Record<string, string | number>; whole?: WholeAnswer };

/** What was put together once of a page's body in each encoding. */
const prepared = new WeakMap<Encodings, Partial<Record<Encoding, Prepared>>>();

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
  { personal, security }: { personal: boolean; security: Record<string, string> },
): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
  const ready = prepare(page, encoding, { personal, security });
  const { status } = page;
  if (status === 200 && request.headers["if-none-match"] === ready.headers["ETag"]) {
    const { "Content-Length": _length, ...rest } = ready.headers;
    response.writeHead(304, rest).end();
  } else if (request.method === "GET" && !personal && encoding !== "identity" && response.shouldKeepAlive) {
    const second = Math.floor(Date.now() / 1000);
    if (ready.whole?.second !== second) {
      ready.whole = wholeAnswer({ status, headers: ready.headers, body: page.body[encoding] }, second);
      // One copy in memory, whichever way it is sent.
      page.body[encoding] = ready.whole.bytes.subarray(-page.body[encoding].length);
    }
    sendWholeAnswer(response, ready.whole);
  } else {
    response.writeHead(status, ready.headers);
    response.end(request.method === "HEAD" ? undefined : encodedBody(page.body, encoding));
  }
}

function prepare(
  page: FinishedPage,
  encoding: Encoding,
  { personal, security }: { personal: boolean; security: Record<string, string> },
): Prepared {
  const known = prepared.get(page.body) ?? {};
  const ready = known[encoding];
  if (ready) return ready;
  const etag = encoding === "identity" ? page.etag : `${page.etag}-${encoding}`;
  const headers: Record<string, string | number> = {
    ...security,
    ...page.headers,
    "Cache-Control": personal ? "no-store" : "private, no-cache",
    // Weak: a page that is packed more tightly later is still the same page.
    ETag: `W/"${etag}"`,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": encodedBody(page.body, encoding).length,
  };
  const made: Prepared = { headers };
  prepared.set(page.body, { ...known, [encoding]: made });
  return made;
}

/** Sends a page's data: its name is the hash of its content, so that a browser may keep it for good. */
export function sendPageData(request: IncomingMessage, response: ServerResponse, body: Encodings): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
  const sent = encodedBody(body, encoding);
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "private, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": sent.length,
  });
  response.end(request.method === "HEAD" ? undefined : sent);
}
