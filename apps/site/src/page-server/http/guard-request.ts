import type { IncomingMessage } from "node:http";

/** The response to a request that is refused before anything else reads it. */
export type Refusal = { status: number; message: string; headers?: Record<string, string> };

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
/** Longer targets are refused, so no redirect may lead to one. */
export const MAX_URL_LENGTH = 4096;

/** Names that only Next or this process may set: they steer routing and caching inside Next. */
const INTERNAL_HEADER =
  /^(x-middleware-|x-nextjs-|x-next-|x-forecourt-|x-invoke-|x-matched-path$|next-resume$|next-action$|x-action|x-now-|x-vercel-|x-prerender)/;
const HOP_HEADERS = ["proxy-authorization", "proxy-connection", "te", "trailer", "upgrade"];

const BAD_REQUEST = { status: 400, message: "Bad request" };

/**
 * Decides whether a request is refused, and removes the headers that no client may send. Bodies are limited where they
 * are read (limit-body.ts).
 *
 * @returns null when the request may pass
 */
export function guardRequest(request: IncomingMessage): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (!METHODS.has(method))
    return { status: 405, message: "Method not allowed", headers: { Allow: [...METHODS].join(", ") } };
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: "Address too long" };
  if (!url.startsWith("/") || hasControlCharacter(url) || !isDecodable(url)) return BAD_REQUEST;
  if (!hasOneHost(request)) return BAD_REQUEST;
  for (const name of Object.keys(headers)) {
    if (INTERNAL_HEADER.test(name) || HOP_HEADERS.includes(name)) delete headers[name];
  }
  return null;
}

/** A host name or an address, with or without a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** HTTP/1.1 demands exactly one (RFC 9112, 3.2). Node reads the first of several; a proxy may read another. */
function hasOneHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion === "1.0";
  if (!HOST.test(host)) return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1;
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 0x20 || code === 0x7f) return true;
  }
  return false;
}

/** Next throws at a path with a broken percent escape. */
function isDecodable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
