import type { DealershipConfig } from "@forecourt/dealership";

export type RouteRule = DealershipConfig["routeRules"][number];

/**
 * The dealership's rule for a path, when there is one: an exact path, or all paths below one that ends in `/**`. The
 * first that fits holds.
 *
 * @example routeRule("/blog/2019/tires", [{ from: "/blog/**", to: "/shopping-guides", status: 308 }])
 */
export function routeRule(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  return rules.find(({ from }) =>
    from.endsWith("/**") ? path.startsWith(from.slice(0, -2)) || path === from.slice(0, -3) : path === from,
  );
}
