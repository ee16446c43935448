import type { IncomingMessage } from "node:http";

/** Requests are refused before anything else reads them; `null` lets the request pass. */
export type Refusal = { status: number; message: string; headers?: Record<string, string> } | null;

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
/** Longer targets are refused, so no redirect may lead to one. */
export const MAX_URL_LENGTH = 4096;

/** Names that only the framework or this process may set: they steer routing and caching inside Next. */
const INTERNAL_HEADER =
  /^(x-middleware-|x-nextjs-|x-next-|x-forecourt-|x-invoke-|x-matched-path$|next-resume$|next-action$|x-action|x-now-|x-vercel-|x-prerender)/;
const HOP_HEADERS = ["proxy-authorization", "proxy-connection", "te", "trailer", "upgrade"];

/**
 * Decides whether a request may go on, and takes out headers that no client may send.
 * Bodies are limited where they are read (limit-body.ts).
 */
export function guardRequest(request: IncomingMessage): Refusal {
  const method = request.method ?? "";
  if (!METHODS.has(method))
    return { status: 405, message: "Method not allowed", headers: { Allow: [...METHODS].join(", ") } };
  const url = request.url ?? "";
  if (!url.startsWith("/") || url.length > MAX_URL_LENGTH) {
    return url.length > MAX_URL_LENGTH
      ? { status: 414, message: "Address too long" }
      : { status: 400, message: "Bad request" };
  }
  if (hasControlCharacter(url) || !isDecodable(url)) return { status: 400, message: "Bad request" };
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL_HEADER.test(name) || HOP_HEADERS.includes(name)) delete request.headers[name];
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

/** The framework throws at a path with a broken percent escape. */
function isDecodable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
