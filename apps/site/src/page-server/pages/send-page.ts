import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { acceptedEncoding, type Encoding, type Encodings, encodedBody } from "../http/encodings.ts";
import type { FinishedPage } from "./page-cache.ts";

type Head = { etag: string; withoutLength: string[]; headers: string[] };
type SendOptions = {
  personal: boolean;
  /** A payload that the router will request within seconds. */
  prefetched: boolean;
  security: Record<string, string>;
};

/** The response head of each body and encoding: names and values in one list, which Node writes without copying. */
const heads = new WeakMap<Encodings, Partial<Record<Encoding | `prefetched ${Encoding}`, Head>>>();

/** Seconds between a prefetch and its use; afterwards the list may have changed. */
const PREFETCH_SECONDS = 10;

/**
 * Sends a finished page in the encoding that the client prefers; 304 when the client has it.
 *
 * `no-cache` lets a browser keep the page but revalidate it each time. The variant follows a cookie: a stale copy could
 * show a locked price. `private` keeps shared caches from mixing variants. A personal page is stored nowhere. A
 * prefetched payload may be used for some seconds, by a request with the same cookies.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  options: SendOptions,
): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const { etag, headers, withoutLength } = headOf(page, encoding, options);
  if (page.status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, withoutLength).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : encodedBody(page.body, encoding));
}

function headOf(
  page: FinishedPage,
  encoding: Encoding,
  { personal, prefetched, security }: SendOptions,
): Head {
  const known = heads.get(page.body);
  const key = prefetched ? (`prefetched ${encoding}` as const) : encoding;
  const head = known?.[key];
  if (head) return head;
  // Weak: a page that is compressed further later is still the same page.
  const etag = `W/"${page.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const withoutLength = Object.entries({
    ...security,
    ...page.headers,
    "Cache-Control": personal
      ? "no-store"
      : `private, ${prefetched ? `max-age=${PREFETCH_SECONDS}` : "no-cache"}`,
    ETag: etag,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  }).flat();
  const length = String(encodedBody(page.body, encoding).length);
  const made = { etag, withoutLength, headers: [...withoutLength, "Content-Length", length] };
  heads.set(page.body, { ...known, [key]: made });
  return made;
}

/** Sends the data of a page. Its name is its content's hash, so browsers may cache it for a year. */
export function sendPageData(request: IncomingMessage, response: ServerResponse, body: Encodings): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const sent = encodedBody(body, encoding);
  response.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "private, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": sent.length,
  });
  response.end(request.method === "HEAD" ? undefined : sent);
}
