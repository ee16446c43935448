import { legacyRedirect, parseListing, parseVehiclePath, vehiclePath } from "@forecourt/inventory";
import { settingsFor } from "../server/dealership.ts";
import { siteState } from "../server/site-state.ts";
import { staticPage } from "../server/static-pages.ts";
import { lastPage } from "./last-page.ts";
import type { Variant } from "./variant.ts";

/** Where a page request leads: an internal page of a variant, or another address. */
export type PageRoute =
  | {
      kind: "page";
      /** The internal path with its query; it is the cache key too. */
      internal: string;
      /** The address as the framework is told it: nothing of it that the page does not read. */
      address: string;
      /** The status the page is sent with, when it is not 200. */
      status?: number;
      /** Made for one person: it gets the request's cookies and is never kept. */
      personal?: boolean;
    }
  | { kind: "redirect"; status: 307 | 308; location: string };

/** Parameters of the vehicle page's payment form; with any of them the page is made for that estimate. */
const ESTIMATE_PARAMS = ["method", "down", "equity", "score", "term", "lease-term", "miles"];

/**
 * Finds the page of an address: legacy and non-canonical addresses redirect once (308), a listing goes to its
 * canonical state, a vehicle to its page, anything else to a page of the route table or the not-found page. Pure in
 * the variant and the current inventory.
 */
export function resolvePage(url: URL, variant: Variant): PageRoute {
  const path = url.pathname;
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  const { inventory } = siteState();
  const search = variant.access === "open" ? inventory.open : inventory.locked;

  const vehicle = parseVehiclePath(trimmed);
  if (vehicle) return vehicleRoute(url, vehicle.vin, trimmed, variant);

  const listing = parseListing(path, url.searchParams, inventory.vocabulary);
  if (listing.kind === "redirect") return permanent(listing.url);
  if (listing.kind === "listing") {
    const beyond = lastPage(listing.query, search, inventory.vocabulary);
    if (beyond) return { kind: "redirect", status: 307, location: beyond };
    return page(variant, "listing", { s: listing.url }, listing.url);
  }

  const legacy = legacyRedirect(trimmed, {
    vocabulary: inventory.vocabulary,
    conditions: settingsFor(variant.store).listing.conditions,
    find: (vin) => search.find(vin),
  });
  if (legacy !== null) return permanent(legacy);

  if (trimmed !== path) return permanent(trimmed + url.search);
  const entry = staticPage(path);
  if (!entry) return { ...page(variant, "not-found", {}, "/not-found"), status: 404 };
  const allowed = pick(url.searchParams, entry.params ?? []);
  const personal = entry.personal || url.searchParams.has("problem");
  const params = personal ? { ...allowed, problem: "1" } : allowed;
  return { ...page(variant, entry.page, params, withQuery(path, params)), personal };
}

function vehicleRoute(url: URL, vin: string, path: string, variant: Variant): PageRoute {
  const { inventory } = siteState();
  const vehicle = (variant.access === "open" ? inventory.open : inventory.locked).find(vin);
  if (!vehicle) return { ...page(variant, "missing-vehicle", { path }, path), status: 404 };
  const canonical = vehiclePath(vehicle);
  if (canonical !== url.pathname) return permanent(canonical + url.search);
  const estimate = pick(url.searchParams, ESTIMATE_PARAMS);
  const route = page(variant, `vehicle/${vehicle.vin}`, estimate, withQuery(canonical, estimate));
  return vehicle.status === "sold" ? { ...route, status: 410 } : route;
}

function page(
  variant: Variant,
  name: string,
  params: Record<string, string>,
  address: string,
): PageRoute & { kind: "page" } {
  const path = `/v/${variant.locale}/${variant.store}/${variant.access}/${name}`;
  return { kind: "page", internal: withQuery(path, params), address };
}

function withQuery(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}

function permanent(location: string): PageRoute {
  // Two leading slashes would name another host.
  return { kind: "redirect", status: 308, location: location.replace(/^\/{2,}/, "/") };
}

function pick(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value.length <= 200) picked[name] = value;
  }
  return picked;
}
