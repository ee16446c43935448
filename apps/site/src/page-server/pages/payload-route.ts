import type { PageRoute } from "../routing/page-route.ts";

/** The internal page of lists, in every variant. */
const LIST = /^\/v(?:\/[^/?]+){3}\/listing(?:\?|$)/;

/**
 * The route of a router's request. The address of a changed filter form or of keywords redirects to a canonical one. The
 * router gets that list at once, without a second round trip; `ListingShell` then shows the canonical address.
 */
export function payloadRoute(route: PageRoute, routeOf: (location: string) => PageRoute): PageRoute {
  if (route.kind !== "redirect" || !route.location.startsWith("/")) return route;
  const target = routeOf(route.location);
  return target.kind === "page" && LIST.test(target.internal) ? target : route;
}
