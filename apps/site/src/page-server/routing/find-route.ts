import { legacyRedirect, parseListing, parseVehiclePath, vehiclePath } from "@forecourt/inventory";
import { siteEnv } from "#env.ts";
import { tableEntry } from "#server/content/route-table.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { routeRule } from "#server/settings/route-rule.ts";
import { siteState } from "#server/site-state.ts";
import { readToken, type TokenPurpose } from "#server/tokens/signed-token.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { lastPageAddress } from "./last-page-address.ts";
import { offerRoute } from "./offer-route.ts";
import { type PageAnswer, pageAnswer, pick, withParams, withQuery } from "./page-route.ts";
import type { Variant } from "./variant.ts";

/** The route of a path: a page, a redirect within this site, or a redirect to another site. */
export type FoundRoute =
  | PageAnswer
  | { kind: "moved"; status: 307 | 308; path: string }
  | { kind: "external"; status: 307 | 308; url: string };

/** Parameters of the vehicle page's payment form; with any of them the page shows that estimate. */
const ESTIMATE_PARAMS = ["method", "down", "equity", "score", "term", "lease-term", "miles"];

const UNKNOWN_VIN = "0".repeat(17);

/**
 * The route of a normalized path without the language's folder; null when there is none. The order is: vehicles,
 * addresses of the former site, the dealership's route rules, lists, offers, the route table. A redirect may lead to
 * another redirect: `resolvePage` follows them.
 *
 * @example findRoute("/search-vehicles", new URLSearchParams(), variant, now)
 * // { kind: "moved", status: 308, path: "/cars-for-sale" }
 */
export function findRoute(
  path: string,
  params: URLSearchParams,
  variant: Variant,
  now: Date,
): FoundRoute | null {
  const { inventory } = siteState();
  const settings = settingsFor(variant.store);
  const search = inventory.searchFor(viewerOf(variant.access, settings));

  const vehicle = parseVehiclePath(path);
  if (vehicle) return vehicleRoute(path, params, vehicle.vin, variant);

  const legacy = legacyRedirect(path, {
    vocabulary: inventory.vocabulary,
    conditions: settings.listing.conditions,
    find: (vin) => inventory.vehicles.get(vin) ?? null,
  });
  if (legacy !== null) return { kind: "moved", status: 308, path: withParams(legacy, params) };

  const rule = routeRule(path, settings.routeRules);
  if (rule) {
    const { status, to } = rule;
    // The visitor's parameters are not passed to another site.
    if (!to.startsWith("/")) return { kind: "external", status, url: to };
    return { kind: "moved", status, path: withParams(to, params) };
  }

  const listing = parseListing(path, params, inventory.vocabulary);
  if (listing.kind === "redirect") return { kind: "moved", status: 308, path: listing.url };
  if (listing.kind === "listing") {
    const beyond = lastPageAddress(listing.query, search, inventory.vocabulary);
    if (beyond) {
      const others = new URLSearchParams(params);
      for (const name of ["page", "first-page"]) others.delete(name);
      return { kind: "moved", status: 307, path: withParams(beyond, others) };
    }
    return pageAnswer(variant, "listing", { s: listing.url }, listing.url);
  }

  const offer = offerRoute(path, variant, now);
  if (offer) return offer;

  const entry = tableEntry(path, variant.store);
  if (!entry) return null;
  // A page for one visitor is not cached, so that long values fill no memory.
  const allowed = pick(params, entry.params ?? [], entry.personal === true ? 2000 : undefined);
  const refused = params.has("problem");
  const own = refused ? { ...allowed, problem: "1" } : allowed;
  const route = pageAnswer(variant, entry.page, own, withQuery(path, own));
  const { personal = false } = entry;
  const isPersonal = typeof personal === "string" ? personal in own : personal;
  const status = entry.token ? tokenStatus(entry.token, allowed["token"], now) : entry.status;
  return {
    ...route,
    ...((isPersonal || refused) && { personal: true }),
    ...(status !== undefined && { status }),
    // Tokens expire.
    ...(entry.token && { dated: true }),
  };
}

function vehicleRoute(path: string, params: URLSearchParams, vin: string, variant: Variant): FoundRoute {
  const { inventory } = siteState();
  const vehicle = inventory.vehicles.get(vin);
  if (!vehicle) {
    // The page reads the words of the address, not the VIN: addresses with the same words share it.
    const shared = path.slice(0, -vin.length) + UNKNOWN_VIN;
    return { ...pageAnswer(variant, "missing-vehicle", { path: shared }, shared), status: 404 };
  }
  const canonical = vehiclePath(vehicle);
  if (canonical !== path) return { kind: "moved", status: 308, path: withParams(canonical, params) };
  const estimate = pick(params, ESTIMATE_PARAMS);
  const route = pageAnswer(variant, `vehicle/${vehicle.vin}`, estimate, withQuery(canonical, estimate));
  return vehicle.status === "sold" ? { ...route, status: 410 } : route;
}

/** The status of a page behind the link of an email: 400 for a forged link, 410 for an old one. */
function tokenStatus(purpose: TokenPurpose, token: string | undefined, now: Date): number | undefined {
  const { kind } = readToken(purpose, token, { secret: siteEnv().SITE_SECRET, now });
  return { valid: undefined, expired: 410, invalid: 400 }[kind];
}
