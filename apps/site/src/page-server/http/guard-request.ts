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
export function guardRequest({ method = "", url = "", headers }: IncomingMessage): Refusal | null {
  if (!METHODS.has(method))
    return { status: 405, message: "Method not allowed", headers: { Allow: [...METHODS].join(", ") } };
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: "Address too long" };
  if (!url.startsWith("/") || hasControlCharacter(url) || !isDecodable(url)) return BAD_REQUEST;
  for (const name of Object.keys(headers)) {
    if (INTERNAL_HEADER.test(name) || HOP_HEADERS.includes(name)) delete headers[name];
  }
  return null;
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
