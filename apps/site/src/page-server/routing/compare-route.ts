import { parseVins } from "@forecourt/visitor";
import { settingsFor } from "#server/settings/dealership.ts";
import { siteState } from "#server/site-state.ts";
import { COMPARE_PATH, comparePath } from "#shared/addresses/compare-path.ts";
import { canonicalTerms } from "./canonical-terms.ts";
import { type PageAnswer, pageAnswer, pick, withParams } from "./page-route.ts";
import type { Variant } from "./variant.ts";

/**
 * The route of a comparison; null for another path. Repeated, unknown and superfluous vehicles are dropped by a
 * redirect, so that few addresses fill the page cache.
 *
 * @example compareRoute("/compare", new URLSearchParams("vehicles=x"), variant)
 * // { kind: "moved", status: 307, path: "/compare" }
 */
export function compareRoute(
  path: string,
  params: URLSearchParams,
  variant: Variant,
): PageAnswer | { kind: "moved"; status: 307; path: string } | null {
  if (path !== COMPARE_PATH) return null;
  const asked = params.get("vehicles") ?? "";
  const { vehicles } = siteState().inventory;
  const vins = parseVins(asked, "compared").filter((vin) => vehicles.has(vin));
  const known = canonicalTerms(params, settingsFor(variant.store).finance);
  if (known !== params || params.getAll("vehicles").join() !== vins.join()) {
    const others = new URLSearchParams(known);
    others.delete("vehicles");
    return { kind: "moved", status: 307, path: withParams(comparePath(vins), others) };
  }
  const own = pick(params, ["vehicles", "terms"]);
  return pageAnswer(variant, "compare", own, withParams(COMPARE_PATH, new URLSearchParams(own)));
}
