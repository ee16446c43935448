import "server-only";
import { addressNetworkKey } from "@forecourt/database";

/** The page server sets the client's address here; no client can (page-server/http/guard-request.ts). */
const PEER_HEADER = "x-forecourt-peer";

/**
 * Whether a request comes from our own origin. Clients other than browsers send neither header and pass: they have no
 * cookies that could be misused.
 */
export function isOwnOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  const host = request.headers.get("host");
  return origin === new URL(siteUrl).origin || (host !== null && stripScheme(origin) === host);
}

/** Whether a page of this site sent a request. Browsers name the origin of a POST; other clients do not. */
export function isFromOwnPage(request: Request, siteUrl: string): boolean {
  const { headers } = request;
  const isNamed = headers.has("origin") || headers.get("sec-fetch-site") === "same-origin";
  return isNamed && isOwnOrigin(request, siteUrl);
}

function stripScheme(origin: string): string {
  return origin.replace(/^https?:\/\//, "");
}

/** The keyed hash of a request's network (`addressNetworkKey`). */
export function networkKey(request: Request, secret: string, now: Date): string {
  return addressNetworkKey(request.headers.get(PEER_HEADER) ?? "unknown", secret, now);
}
