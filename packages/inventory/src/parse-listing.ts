import type { Filters, InventoryQuery, Range } from "./filters.ts";
import { listingAddress } from "./listing-url.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { isListingParam, type Params, queryString, readParams } from "./query-params.ts";
import { MAX_SEGMENTS, readSegment } from "./segments.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * `listing`: `url` is the canonical URL without foreign parameters, usable as a cache key. `redirect`: `url` needs no
 * second redirect.
 */
export type ParsedListing =
  | { kind: "listing"; query: InventoryQuery; url: string }
  | { kind: "redirect"; status: 308; url: string }
  | { kind: "not-found" };

const BASE = /^(?:(new|used|certified)-)?cars-for-sale$/i;
const NOT_FOUND: ParsedListing = { kind: "not-found" };

/**
 * Parses the URL of a listing (docs/product/inventory.md). Non-canonical paths redirect; the order of query parameters
 * does not matter; foreign parameters (`utm_…`) are ignored and survive a redirect. Call `parseVehiclePath` first,
 * since vehicle pages share the prefix. Never throws.
 *
 * @param pathname the requested path with percent-encoding, without a language prefix
 * @example parseListing("/cars-for-sale/mitsubishi/suvs", new URLSearchParams(), vocabulary)
 * // { kind: "redirect", status: 308, url: "/cars-for-sale/suvs/mitsubishi" }
 */
export function parseListing(pathname: string, searchParams: Params, vocabulary: Vocabulary): ParsedListing {
  const params = [...searchParams];
  const fromPath = readPath(pathname, vocabulary);
  if (!fromPath) return NOT_FOUND;
  const fromParams = readParams(params, vocabulary);
  const filters: Filters = {
    ...fromParams.filters,
    condition: [...fromPath.condition, ...fromParams.filters.condition],
    bodyStyle: [...fromPath.bodyStyle, ...fromParams.filters.bodyStyle],
    makeModel: [...fromPath.makeModel, ...fromParams.filters.makeModel],
    features: [...fromPath.features, ...fromParams.filters.features],
    price: narrower(fromPath.price, fromParams.filters.price),
  };
  const query = normalizeQuery({ ...fromParams, filters }, vocabulary);
  const address = listingAddress(query, vocabulary);
  const ours = params.filter(([name]) => isListingParam(name));
  if (pathname === address.path && sameParams(ours, address.params)) {
    return { kind: "listing", query, url: address.path + queryString(address.params) };
  }
  const foreign = params.filter(([name]) => !isListingParam(name));
  return { kind: "redirect", status: 308, url: address.path + queryString([...address.params, ...foreign]) };
}

type PathFilters = Pick<Filters, "condition" | "bodyStyle" | "makeModel" | "features" | "price">;

function readPath(pathname: string, vocabulary: Vocabulary): PathFilters | null {
  const [base = "", ...segments] = pathname.split("/").filter((part) => part !== "");
  const condition = BASE.exec(base);
  if (!condition || segments.length > MAX_SEGMENTS) return null;
  const filters: PathFilters = {
    condition: condition[1] ? [condition[1].toLowerCase()] : [],
    bodyStyle: [],
    makeModel: [],
    features: [],
    price: { min: null, max: null },
  };
  for (const encoded of segments) {
    const text = decode(encoded);
    const segment = text === null ? null : readSegment(text, vocabulary);
    if (!segment) return null;
    if (segment.group === "price") filters.price = narrower(filters.price, segment.range);
    else filters[segment.group].push(segment.id);
  }
  return filters;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function narrower(a: Range, b: Range): Range {
  return {
    min: a.min === null || b.min === null ? (a.min ?? b.min) : Math.max(a.min, b.min),
    max: a.max === null || b.max === null ? (a.max ?? b.max) : Math.min(a.max, b.max),
  };
}

function sameParams(given: Params, canonical: Params): boolean {
  return JSON.stringify([...given].sort(byName)) === JSON.stringify([...canonical].sort(byName));
}

function byName(a: readonly [string, string], b: readonly [string, string]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
