import {
  type FilterGroup,
  type InventoryQuery,
  isOpen,
  noFilters,
  RANGE_GROUPS,
  type Range,
  type Sort,
  VALUE_GROUPS,
  type ValueGroup,
} from "./filters.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { isKnownValue, type Vocabulary } from "./vocabulary.ts";

/** A parsed query string, such as `URLSearchParams`. */
export type Params = Iterable<readonly [name: string, value: string]>;

/** The parameters of a listing, in canonical order. */
const PARAM_NAMES = [
  "condition",
  "bodystyle",
  "make_model",
  "price",
  "payment",
  "mileage",
  "year",
  "fuel-type",
  "drivetrain",
  "exterior-color",
  "features",
  "stores",
  "q",
  "sort",
  "terms",
  "unknown",
  "first-page",
  "page",
] as const;

/** A plain HTML form has two fields per range, `price-min` and `price-max`. */
const FIELD_NAMES = RANGE_GROUPS.flatMap((group) => [`${group}-min`, `${group}-max`]);
const KNOWN_NAMES = new Set<string>([...PARAM_NAMES, ...FIELD_NAMES]);

const SORT_SPELLINGS = new Map<string, Sort>([
  ["newest", "newest"],
  ["oldest", "oldest"],
  ["mileage", "mileage"],
  ["year", "year"],
  ["pricehigh", "priceHigh"],
  ["pricelow", "priceLow"],
  ["price", "priceLow"],
  ["payment", "payment"],
]);

/** Whether a parameter belongs to listings, unlike `utm_source`. */
export function isListingParam(name: string): boolean {
  return KNOWN_NAMES.has(name);
}

/**
 * Parses the parameters of a JSON request or a page's URL into a canonical query. Drops unknown names and values.
 *
 * @example readParams(new URLSearchParams("make_model=outlander&year=2024,null"), vocabulary)
 */
export function readParams(params: Params, vocabulary: Vocabulary): InventoryQuery {
  const given = new Map<string, string[]>();
  for (const [name, value] of params) {
    if (KNOWN_NAMES.has(name)) given.set(name, [...(given.get(name) ?? []), value]);
  }
  const last = (name: string) => given.get(name)?.at(-1)?.trim() ?? "";
  const filters = noFilters();
  for (const { key, param } of VALUE_GROUPS) {
    const values = (given.get(param) ?? []).flatMap((value) => value.split(","));
    filters[key] = values.map((value) => readId(value.trim(), key, vocabulary));
  }
  for (const group of RANGE_GROUPS) {
    const range = readRange(last(group));
    filters[group] = {
      min: readNumber(last(`${group}-min`)) ?? range.min,
      max: readNumber(last(`${group}-max`)) ?? range.max,
    };
  }
  filters.q = last("q");
  const sort = SORT_SPELLINGS.get(last("sort").toLowerCase()) ?? vocabulary.defaultSort;
  const pageIn = (name: string) => (/^\d{1,6}$/.test(last(name)) ? Number(last(name)) : undefined);
  const query = {
    filters,
    sort,
    page: pageIn("page") ?? 1,
    firstPage: pageIn("first-page"),
    terms: last("terms"),
    unknown: last("unknown"),
  };
  return normalizeQuery(query, vocabulary);
}

/**
 * Returns the parameters of a canonical query, in canonical order. Omits page 1, the default sort, open ranges and the
 * groups in the path.
 */
export function writeParams(
  { filters, sort, page, firstPage, terms, unknown }: InventoryQuery,
  vocabulary: Vocabulary,
  inPath: ReadonlySet<FilterGroup> = new Set(),
): [name: string, value: string][] {
  const values = new Map<string, string>();
  const write = (group: FilterGroup, name: string, value: string) => {
    if (!inPath.has(group)) values.set(name, value);
  };
  for (const { key, param } of VALUE_GROUPS) write(key, param, filters[key].join(","));
  for (const group of RANGE_GROUPS) write(group, group, writeRange(filters[group]));
  values.set("q", filters.q);
  values.set("sort", sort === vocabulary.defaultSort ? "" : sort);
  values.set("terms", terms ?? "");
  values.set("unknown", unknown ?? "");
  values.set("first-page", firstPage === undefined ? "" : String(firstPage));
  values.set("page", page === 1 ? "" : String(page));
  return PARAM_NAMES.flatMap((name) => {
    const value = values.get(name);
    return value ? [[name, value]] : [];
  });
}

/** Returns a query string with its question mark, or an empty string; commas are not encoded. */
export function queryString(params: Params): string {
  const parts = Array.from(params, ([name, value]) => `${encode(name)}=${encode(value)}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%2C", ",").replaceAll("%20", "+");
}

function readId(value: string, group: ValueGroup, vocabulary: Vocabulary): string {
  return isKnownValue(vocabulary, group, value) ? value : value.toLowerCase().replaceAll("-", "_");
}

function readRange(value: string): Range {
  const [min = "", max = "", ...rest] = value.split(",");
  return rest.length === 0 && value.includes(",")
    ? { min: readNumber(min), max: readNumber(max) }
    : { min: null, max: null };
}

function readNumber(value: string): number | null {
  const digits = value.replace(/[$,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function writeRange(range: Range): string {
  return isOpen(range) ? "" : `${range.min},${range.max}`;
}
