import {
  legacyRedirect,
  listingUrl,
  parseListing,
  parseVehiclePath,
  vehiclePath,
} from "@forecourt/inventory";
import { tableEntry } from "#server/content/route-table.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { routeRule } from "#server/settings/route-rule.ts";
import { siteState } from "#server/site-state.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { bookingRoute } from "./booking-route.ts";
import { canonicalTerms } from "./canonical-terms.ts";
import { compareRoute } from "./compare-route.ts";
import { creditApplicationRoute } from "./credit-application-route.ts";
import { lastPageAddress } from "./last-page-address.ts";
import { offerRoute } from "./offer-route.ts";
import { outTheDoorRoute } from "./out-the-door-route.ts";
import { type PageAnswer, pageAnswer, pick, withoutParamsOf, withParams, withQuery } from "./page-route.ts";
import { tokenStatus } from "./token-status.ts";
import { valuationRoute } from "./valuation-route.ts";
import type { Variant } from "./variant.ts";

/** The route of a path: a page, a redirect within this site, or a redirect to another site. */
export type FoundRoute =
  | PageAnswer
  | { kind: "moved"; status: 307 | 308; path: string }
  | { kind: "external"; status: 307 | 308; url: string };

/** Parameters of the vehicle page's payment: the shopper's terms, and the form's fields, which win. */
const ESTIMATE_PARAMS = ["terms", "method", "down", "equity", "score", "term", "lease-term", "miles"];

/** Addresses of personal pages have sealed values, and addresses to return to. */
const LONGEST_PERSONAL = 1000;

const UNKNOWN_VIN = "0".repeat(17);

/**
 * The route of a normalized path without the language's folder; null when there is none. The order is: vehicles,
 * addresses of the former site, the dealership's route rules, lists, offers, out-the-door sheets, valuations,
 * appointments, comparisons, the steps of the credit application, the route table. A redirect may lead to another redirect:
 * `resolvePage` follows them.
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

  const known = canonicalTerms(params, settings.finance);
  const listing = parseListing(path, known, inventory.vocabulary);
  if (listing.kind === "redirect") return { kind: "moved", status: 308, path: listing.url };
  if (listing.kind === "listing") {
    const foreign = withoutParamsOf(listing.url, known);
    if (known !== params) return { kind: "moved", status: 308, path: withParams(listing.url, foreign) };
    // Both depend on the stock of the day.
    const query = search.applyKeywords(listing.query);
    const address =
      query === listing.query
        ? lastPageAddress(query, search, inventory.vocabulary)
        : listingUrl(query, inventory.vocabulary);
    if (address !== null) return { kind: "moved", status: 307, path: withParams(address, foreign) };
    return pageAnswer(variant, "listing", { s: listing.url }, listing.url);
  }

  const dated = offerRoute(path, variant, now) ?? outTheDoorRoute(path, params, variant, now);
  if (dated) return dated;

  const valuation = valuationRoute(path, variant, now);
  if (valuation) return valuation;

  const booking = bookingRoute(path, known, variant, now);
  if (booking) return booking;

  const comparison = compareRoute(path, params, variant);
  if (comparison) return comparison;

  const application = creditApplicationRoute(path, params, variant);
  if (application) return application;

  const entry = tableEntry(path, variant.store);
  if (!entry) return null;
  if (known !== params && entry.params?.includes("terms"))
    return { kind: "moved", status: 308, path: withParams(path, known) };
  const { personal = false, hasForm = false } = entry;
  const refused = params.has("problem");
  const isPersonal =
    refused ||
    (typeof personal === "boolean"
      ? personal
      : personal.some((name) => params.has(name) && entry.params?.includes(name)));
  const allowed = pick(
    known,
    entry.params ?? [],
    entry.longest ?? (isPersonal ? LONGEST_PERSONAL : undefined),
  );
  const own = refused ? { ...allowed, problem: "1" } : allowed;
  const route = {
    ...pageAnswer(variant, entry.page, own, withQuery(path, own)),
    ...(hasForm && { hasForm }),
  };
  const status = entry.token ? tokenStatus(entry.token, allowed["token"], now) : entry.status;
  return {
    ...route,
    ...(entry.scripts && { scripts: entry.scripts }),
    ...(isPersonal && { personal: true }),
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
  const known = canonicalTerms(params, settingsFor(variant.store).finance);
  if (canonical !== path || known !== params)
    return { kind: "moved", status: 308, path: withParams(canonical, known) };
  const estimate = pick(params, ESTIMATE_PARAMS);
  const address = withParams(canonical, new URLSearchParams(estimate));
  const route = pageAnswer(variant, `vehicle/${vehicle.vin}`, estimate, address);
  return vehicle.status === "sold" ? { ...route, status: 410 } : route;
}
