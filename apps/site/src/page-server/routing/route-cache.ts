import { LRUCache } from "lru-cache";
import { variantsKey } from "#server/experiments/visitor-variants.ts";
import type { PagesVersion } from "../pages/pages-version.ts";
import type { PageRoute } from "./page-route.ts";
import type { Variant } from "./variant.ts";

const MAX_BYTES = 4 * 1024 * 1024;

/** Longer addresses are rarely requested twice, except to fill the memory. */
const MAX_ADDRESS_LENGTH = 500;

/**
 * Caches the routes of addresses: resolving one costs more than sending a cached page. A new version drops
 * them all. Unknown addresses are not kept: there are endlessly many.
 *
 * @example
 * const routeOf = createRouteCache(resolvePage, () => pagesVersion(siteState().inventory.version));
 * routeOf("/service?about=1", variant);
 */
export function createRouteCache(
  resolve: (url: URL, variant: Variant) => PageRoute,
  currentVersion: () => PagesVersion,
): (address: string, variant: Variant) => PageRoute {
  const routes = new LRUCache<string, PageRoute>({ maxSize: MAX_BYTES, sizeCalculation: routeBytes });
  let version: PagesVersion = -1;
  return (address, variant) => {
    if (version !== currentVersion()) {
      routes.clear();
      version = currentVersion();
    }
    const key = `${audienceOf(variant)} ${variantsKey(variant.experiments ?? [])} ${address}`;
    const cached = routes.get(key);
    if (cached) return cached;
    // In a whole URL, two slashes at the start are a path, not a host.
    const route = resolve(new URL(`http://site${address}`), variant);
    const isLasting = route.kind === "redirect" || !(route.dated || route.status === 404);
    if (isLasting && address.length <= MAX_ADDRESS_LENGTH) routes.set(key, route);
    return route;
  };
}

/** Estimates the bytes of an entry: its texts, two bytes per character, and its objects. */
function routeBytes(route: PageRoute, key: string): number {
  const text = route.kind === "page" ? route.internal.length + route.address.length : route.location.length;
  return (key.length + text) * 2 + 256;
}

/** Store and access of a variant; the address has the language. */
export function audienceOf({ store, access }: Variant): string {
  return `${store}/${access}`;
}
