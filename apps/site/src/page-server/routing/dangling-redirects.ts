import { dealership, settingsFor } from "#server/settings/dealership.ts";
import type { RouteRule } from "#server/settings/route-rule.ts";
import { resolvePage } from "./resolve-page.ts";

/**
 * The dealership's route rules that lead to no page of this site, in any store. The settings cannot check this: they
 * do not contain the pages. Call it once the site's state is set.
 *
 * @example for (const { from, to } of danglingRedirects()) log.warn({ from, to }, "a route rule leads to no page");
 */
export function danglingRedirects(now = new Date()): RouteRule[] {
  const dangling = new Map<string, RouteRule>();
  for (const { id } of dealership.settings.stores) {
    const resolve = (path: string) =>
      resolvePage(new URL(path, "http://site"), { locale: "en", store: id, access: "locked" }, now);
    for (const rule of settingsFor(id).routeRules) {
      const first = resolve(rule.from.replace(/\/\*\*$/, "") || "/");
      if (first.kind === "redirect" && !first.location.startsWith("/")) continue;
      const end = first.kind === "redirect" ? resolve(first.location) : first;
      if (end.kind === "redirect" || end.status === 404) dangling.set(`${rule.from} ${rule.to}`, rule);
    }
  }
  return [...dangling.values()];
}
