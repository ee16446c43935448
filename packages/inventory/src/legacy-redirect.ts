import { vinModelYear } from "@forecourt/vin";
import { type InventoryQuery, noFilters, type Range } from "./filters.ts";
import { listingUrl } from "./listing-url.ts";
import { CONDITIONS, type Condition, slugId, type Vehicle } from "./vehicle.ts";
import { vehiclePath } from "./vehicle-path.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type LegacyContext = {
  vocabulary: Vocabulary;
  /** The dealership's conditions; `/search-vehicles` redirects to a single one. */
  conditions: readonly Condition[];
  /** Finds a vehicle by upper-case VIN. */
  find(
    vin: string,
  ): Pick<Vehicle, "condition" | "year" | "make" | "model" | "trim" | "vin"> | null | undefined;
};

const VEHICLE = /^\/(used|new|certified)-vehicle\/([^/]+)\/([^/]+)\/([A-Za-z0-9]{17})$/i;
const SEARCH = /^\/search-vehicles(?:\/([^/]+)-inventory(?:\/(.*))?)?$/i;

/**
 * Returns the canonical path for a URL of the former site, null for another. Send it with status 308
 * (docs/product/inventory.md).
 *
 * @example legacyRedirect("/search-vehicles/used-inventory/body-style/suvs", context) // "/used-cars-for-sale/suvs"
 */
export function legacyRedirect(pathname: string, context: LegacyContext): string | null {
  const path = decodePath(pathname).replace(/\/+$/, "");
  const vehicle = VEHICLE.exec(path);
  if (vehicle) {
    const [, condition, make, modelOrYear, vin] = vehicle;
    return vehicleTarget(
      condition!.toLowerCase() as Condition,
      make!,
      modelOrYear!,
      vin!.toUpperCase(),
      context,
    );
  }
  const search = SEARCH.exec(path);
  return search ? searchTarget(search[1]?.toLowerCase(), search[2] ?? "", context) : null;
}

function vehicleTarget(
  condition: Condition,
  make: string,
  modelOrYear: string,
  vin: string,
  { find }: LegacyContext,
): string {
  const known = find(vin);
  if (known) return vehiclePath(known);
  const namesYear = /^\d{4}$/.test(modelOrYear);
  // A vehicle path needs a year; for an unknown vehicle it usually follows from the VIN.
  const year = namesYear ? Number(modelOrYear) : (vinModelYear(vin) ?? 0);
  return vehiclePath({ condition, year, make, model: namesYear ? "" : modelOrYear, trim: "", vin });
}

function searchTarget(scope: string | undefined, rest: string, context: LegacyContext): string | null {
  const query: InventoryQuery = { filters: noFilters(), sort: context.vocabulary.defaultSort, page: 1 };
  const { filters } = query;
  if (scope === undefined || scope === "all") {
    if (context.conditions.length === 1) filters.condition = [...context.conditions];
  } else {
    if (!CONDITIONS.some((condition) => condition === scope)) return null;
    filters.condition = [scope];
  }
  const [filter = "", ...values] = rest.split("/").filter((part) => part !== "");
  const ids = values.flatMap((value) => value.split(",")).map(slugId);
  switch (slugId(filter)) {
    case "bodystyle":
    case "body_style":
      filters.bodyStyle = ids;
      break;
    case "make_model":
    case "make":
    case "model":
      filters.makeModel = ids;
      break;
    case "price":
      filters.price = legacyPrice(values);
      break;
    case "price_max":
      filters.price = legacyPrice(["max", ...values]);
      break;
    case "price_min":
      filters.price = legacyPrice(["min", ...values]);
      break;
  }
  return listingUrl(query, context.vocabulary);
}

/**
 * Parses `max/30000`, `min/10000`, `10000/30000` in either order, `null/30000`, or a single maximum. A negative number
 * is none.
 */
function legacyPrice(values: string[]): Range {
  const parts = values.flatMap((value) => value.toLowerCase().split(/,|(?<=\w)-/));
  const numbers = parts.filter((part) => /^\d{1,9}$/.test(part)).map(Number);
  const [first = null, second = null] = numbers;
  if (first !== null && second !== null)
    return { min: Math.min(first, second), max: Math.max(first, second) };
  const isMinimum = parts.includes("min") || (/^\d/.test(parts[0] ?? "") && parts[1] === "null");
  return isMinimum ? { min: first, max: null } : { min: null, max: first };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
