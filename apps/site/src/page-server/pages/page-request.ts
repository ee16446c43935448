import type { IncomingMessage } from "node:http";
import type { PageAnswer } from "../routing/page-route.ts";

/** The headers that shape a router payload. The cache key holds them all, so that no payload replaces another. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/** The router's parameter, for caches that use only the address as key. It is not part of an address. */
const ROUTER_PARAM = /([?&])_rsc(?:=[^&]*)?(?:&|$)/;

/** The headers of a request by which the router asks for a payload; null for a whole page. */
export function routerHeaders({ headers }: IncomingMessage): Record<string, string> | null {
  if (headers["rsc"] === undefined) return null;
  const sent = ROUTER_HEADERS.filter((name) => typeof headers[name] === "string");
  return Object.fromEntries(sent.map((name) => [name, String(headers[name])]));
}

/**
 * A request's target without the router's parameter.
 *
 * @example withoutRouterParam("/a?_rsc=x1y2z&q=1") // "/a?q=1"
 */
export function withoutRouterParam(target: string): string {
  return target.includes("_rsc") ? target.replace(ROUTER_PARAM, "$1").replace(/[?&]$/, "") : target;
}

/**
 * Returns the cache key of a page.
 *
 * The key includes the status: the page of a sold vehicle has the route of the page before the sale.
 */
export function cacheKey(
  { internal, status = 200 }: PageAnswer,
  router: Record<string, string> | null,
): string {
  return `${status} ${internal}${router ? ` ${JSON.stringify(router)}` : ""}`;
}
