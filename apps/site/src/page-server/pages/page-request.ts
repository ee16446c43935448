import type { IncomingMessage } from "node:http";
import type { PageAnswer } from "../routing/page-route.ts";
import { canonicalRouterState, parseRouterState, type RouterState } from "./router-state.ts";

/** The router's parameter, for caches that use only the address as key. It is not part of an address. */
const ROUTER_PARAM = /([?&])_rsc(?:=[^&]*)?(?:&|$)/;

/** A request of Next's router for a payload: a page's data without its HTML. */
export type RouterRequest = {
  /** Only the page's folders, before the payload itself. */
  isTree: boolean;
  /** Only what shows until the page is loaded. */
  isPrefetch: boolean;
  state: RouterState | null;
};

/**
 * Reads the headers by which the router asks for a payload. Accepts the values that the router of Next 16.4 sends
 * (`client/components/segment-cache/cache.js`): other values make Next fail, or fill the cache.
 * `Next-Url` matters to intercepting routes only. The site has none, so the header is not read.
 *
 * @returns null for a whole page
 */
export function routerRequest({ headers }: IncomingMessage): RouterRequest | null | "invalid" {
  if (headers["rsc"] === undefined) return null;
  const prefetch = headers["next-router-prefetch"];
  const segment = headers["next-router-segment-prefetch"];
  const sent = headers["next-router-state-tree"];
  if (headers["rsc"] !== "1" || (prefetch !== undefined && prefetch !== "1")) return "invalid";
  if (segment !== undefined && (segment !== "/_tree" || prefetch === undefined)) return "invalid";
  const state = typeof sent === "string" ? parseRouterState(sent) : null;
  if (sent !== undefined && state === null) return "invalid";
  return { isTree: segment !== undefined, isPrefetch: prefetch !== undefined, state };
}

/** The router's headers for Next, written anew: the cache key of a payload holds them all. */
export function payloadHeaders(
  { isTree, isPrefetch, state }: RouterRequest,
  internal: string,
): Record<string, string> {
  return {
    rsc: "1",
    ...(isPrefetch && { "next-router-prefetch": "1" }),
    ...(isTree && { "next-router-segment-prefetch": "/_tree" }),
    ...(state && { "next-router-state-tree": canonicalRouterState(state, internal) }),
  };
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
