import type { PageRoute } from "./page-route.ts";
import type { Variant } from "./variant.ts";

/** Addresses whose route is remembered; what is asked for often is soon among them again. */
const MOST_ROUTES = 20_000;

/** Nobody asks for a longer address twice, but for who wants to fill the memory. */
const LONGEST_ADDRESS = 500;

/**
 * Remembers where addresses lead, since finding it costs more than sending a page from memory. All is forgotten with a
 * new inventory version, and when there is too much of it.
 *
 * @example
 * const routeOf = rememberRoutes(resolvePage, () => siteState().inventory.version);
 * routeOf("/service?about=1", variant);
 */
export function rememberRoutes(
  resolve: (url: URL, variant: Variant) => PageRoute,
  inventoryVersion: () => number,
): (address: string, variant: Variant) => PageRoute {
  const routes = new Map<string, PageRoute>();
  let version = -1;
  return (address, variant) => {
    if (version !== inventoryVersion() || routes.size >= MOST_ROUTES) {
      routes.clear();
      version = inventoryVersion();
    }
    const key = `${audienceOf(variant)} ${address}`;
    const known = routes.get(key);
    if (known) return known;
    // Read as part of a whole URL, two slashes at its beginning are a path and not another host.
    const route = resolve(new URL(`http://site${address}`), variant);
    const lasts = route.kind === "redirect" || !route.dated;
    if (lasts && address.length <= LONGEST_ADDRESS) routes.set(key, route);
    return route;
  };
}

/** Whom a page is for, in one word; its language stands in its address. */
export function audienceOf({ store, access }: Variant): string {
  return `${store}/${access}`;
}
