import { dealership, settingsFor } from "#server/settings/dealership.ts";
import type { RouteRule } from "#server/settings/route-rule.ts";
import { resolvePage } from "./resolve-page.ts";

/**
 * The dealership's route rules that end at no page of this site, for whichever store: the settings know no pages and
 * cannot tell. Ask once the site's state is in place.
 *
 * @example for (const { from, to } of lostRules()) log.warn({ from, to }, "a route rule leads to no page");
 */
export function lostRules(now = new Date()): RouteRule[] {
  const lost = new Map<string, RouteRule>();
  for (const { id } of dealership.settings.stores) {
    const ask = (path: string) =>
      resolvePage(new URL(path, "http://site"), { locale: "en", store: id, access: "locked" }, now);
    for (const rule of settingsFor(id).routeRules) {
      const first = ask(rule.from.replace(/\/\*\*$/, "") || "/");
      if (first.kind === "redirect" && !first.location.startsWith("/")) continue;
      const end = first.kind === "redirect" ? ask(first.location) : first;
      if (end.kind === "redirect" || end.status === 404) lost.set(`${rule.from} ${rule.to}`, rule);
    }
  }
  return [...lost.values()];
}
