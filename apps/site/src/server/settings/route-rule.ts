import type { DealershipConfig } from "@forecourt/dealership";

export type RouteRule = DealershipConfig["routeRules"][number];

/**
 * The first of the dealership's rules that matches a path: an exact path, or all paths below one that ends in `/**`.
 *
 * @example routeRule("/blog/2019/tires", [{ from: "/blog/**", to: "/shopping-guides", status: 308 }])
 */
export function routeRule(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  return rules.find(({ from }) =>
    from.endsWith("/**") ? path.startsWith(from.slice(0, -2)) || path === from.slice(0, -3) : path === from,
  );
}
