import { formatPaymentTerms, parsePaymentTerms } from "@forecourt/finance";
import { parseVins } from "@forecourt/visitor";
import { settingsFor } from "#server/settings/dealership.ts";
import { siteState } from "#server/site-state.ts";
import { COMPARE_PATH, comparePath } from "#shared/addresses/compare-path.ts";
import { type PageAnswer, pageAnswer, withParams } from "./page-route.ts";
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
  const chosen = parsePaymentTerms(params.get("terms"), settingsFor(variant.store).finance);
  const terms = chosen && formatPaymentTerms(chosen);
  const address = comparePath(vins, terms);
  if (asked !== vins.join()) {
    const others = new URLSearchParams(params);
    others.delete("vehicles");
    return { kind: "moved", status: 307, path: withParams(address, others) };
  }
  return pageAnswer(
    variant,
    "compare",
    { ...(asked && { vehicles: asked }), ...(terms && { terms }) },
    address,
  );
}
