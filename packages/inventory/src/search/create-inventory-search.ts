import { type FilterGroup, type InventoryQuery, noFilters } from "../filters.ts";
import type { Interpretation } from "../keywords/interpret-keywords.ts";
import { slugId, type Vehicle } from "../vehicle.ts";
import { buildVocabulary, type Vocabulary } from "../vocabulary.ts";
import { countBits, fullBitset } from "./bitset.ts";
import {
  countFacets,
  countPrices,
  countRanges,
  type Facets,
  type RangeFacets,
  type Within,
} from "./facets.ts";
import { createSetPool, filterSets } from "./filter-sets.ts";
import { buildInventoryIndex } from "./inventory-index.ts";
import { intersectionsOf } from "./other-filters.ts";
import type { PriceBin } from "./price-bins.ts";
import { selectPage } from "./select-page.ts";
import { createCounter, type Selection } from "./selection.ts";
import { similarVehicles } from "./similar-vehicles.ts";

export type InventorySearchOptions<V extends Vehicle = Vehicle> = {
  /**
   * The price that this visitor may see, in cents, or null. Vehicles without a price sort last in both price orders and
   * match no price range. Default: the price without fees.
   */
  priceOf?: (vehicle: V) => number | null;
  /** Vehicles per page, 19 by default. */
  pageSize?: number;
  /** Default: created from the vehicles. */
  vocabulary?: Vocabulary;
  /** Whether a vehicle is listed; otherwise it is only counted. Default: public vehicles. */
  isListed?: (vehicle: V) => boolean;
  /**
   * Interprets keywords; pass `interpretKeywords` for English and Spanish. Without it, which keeps bundles small, each
   * word is searched in the labels of vehicles.
   */
  interpretKeywords?: (q: string, vocabulary: Vocabulary) => Interpretation;
};

export type InventoryAnswer<V extends Vehicle = Vehicle> = {
  total: number;
  /** The returned page; the last one when a later one was requested. */
  page: number;
  /** At least 1. */
  pages: number;
  pageSize: number;
  vehicles: V[];
  facets: Facets;
  ranges: RangeFacets;
  priceHistogram: PriceBin[];
  /** The interpretation of the keywords; null without keywords. */
  keywords: Interpretation | null;
  /** For an empty result: the counts without each filter group, largest first. */
  relaxations: { group: FilterGroup; total: number }[];
  /** Number of matching vehicles that are not listed. */
  privateTotal: number;
};

export type InventorySearch<V extends Vehicle = Vehicle> = {
  /** Returns a page of vehicles with facet counts. */
  search(query: InventoryQuery): InventoryAnswer<V>;
  /** Finds any vehicle by upper-case VIN, including sold and unlisted ones. */
  find(vin: string): V | null;
  /** Returns up to n similar listed vehicles, the most similar first. */
  similar(vehicle: V, n: number): V[];
  /** Number of listed vehicles. */
  size: number;
};

const PAGE_SIZE = 19;

/**
 * Builds an in-memory search over vehicles (docs/product/inventory.md). Sold vehicles are not listed. Values of one group
 * are combined with OR, groups with AND; each group is counted with the filters of all other groups.
 *
 * @example
 * const inventory = createInventorySearch(vehicles, { priceOf: (vehicle) => vehicle.oldPrice, interpretKeywords });
 * inventory.search({ filters: { ...noFilters(), bodystyle: ["suvs"] }, sort: "newest", page: 1 }).total
 */
export function createInventorySearch<V extends Vehicle = Vehicle>(
  vehicles: readonly V[],
  options: InventorySearchOptions<V> = {},
): InventorySearch<V> {
  const { pageSize = PAGE_SIZE, interpretKeywords = literalWords, isListed = isPublic } = options;
  const priceOf = options.priceOf ?? (({ salePrice, oldPrice }: Vehicle) => salePrice ?? oldPrice);
  const vocabulary = options.vocabulary ?? buildVocabulary({ vehicles });
  const interpret = memoizeLast((q) => interpretKeywords(q, vocabulary));
  const unsold = vehicles.filter((vehicle) => vehicle.status !== "sold");
  const index = buildInventoryIndex(unsold.filter(isListed), priceOf, vocabulary);
  const hidden = unsold.filter((vehicle) => !isListed(vehicle));
  const countHidden = hidden.length === 0 ? () => 0 : createCount(hidden, priceOf, vocabulary, interpret);
  const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));

  const size = index.vehicles.length;
  const everything = fullBitset(size);
  const pool = createSetPool(size);
  const counter = createCounter(size, index.maxCodes);

  return {
    size,
    find: (vin) => byVin.get(vin) ?? null,
    similar: (vehicle, n) => similarVehicles(index, vehicle, priceOf(vehicle), n),
    search({ filters, sort, page: requestedPage }) {
      pool.reset();
      const sets = filterSets(index, filters, interpret, pool.take);
      const products = intersectionsOf(sets, everything, pool.take);
      const result = counter.select(products.result);
      const others = new Map<FilterGroup, Selection>();
      for (const [i, { group }] of sets.entries()) {
        // Keywords have no facet: the result of the other groups matters only for an empty result.
        if (group !== "q" || result.count === 0) others.set(group, counter.select(products.others[i]!));
      }
      const within: Within = (group) => others.get(group) ?? result;
      const pages = Math.max(1, Math.ceil(result.count / pageSize));
      const page = Math.min(Math.max(1, requestedPage), pages);
      const order = sort === "newest" ? null : index.sorts[sort];
      const docs = selectPage(products.result, result.count, order, (page - 1) * pageSize, pageSize);
      const relaxations =
        result.count > 0 ? [] : [...others].map(([group, { count }]) => ({ group, total: count }));
      return {
        total: result.count,
        page,
        pages,
        pageSize,
        vehicles: docs.map((doc) => index.vehicles[doc]!),
        facets: countFacets(index, filters, vocabulary, counter, within),
        ranges: countRanges(index, within),
        priceHistogram: countPrices(index, counter, within),
        keywords: filters.q.trim() === "" ? null : interpret(filters.q),
        relaxations: relaxations.sort((a, b) => b.total - a.total),
        privateTotal: countHidden(filters),
      };
    },
  };
}

function isPublic({ visibility }: Vehicle): boolean {
  return visibility === "public";
}

function literalWords(q: string): Interpretation {
  return { filters: noFilters(), text: slugId(q).split("_").filter(Boolean) };
}

/** Caches the last interpretation, since one search needs it several times. */
function memoizeLast(interpret: (q: string) => Interpretation): (q: string) => Interpretation {
  let last: { q: string; meaning: Interpretation } | null = null;
  return (q) => {
    if (last?.q !== q) last = { q, meaning: interpret(q) };
    return last.meaning;
  };
}

/** Counts only the vehicles that match filters. */
function createCount<V extends Vehicle>(
  vehicles: readonly V[],
  priceOf: (vehicle: V) => number | null,
  vocabulary: Vocabulary,
  interpret: (q: string) => Interpretation,
): (filters: InventoryQuery["filters"]) => number {
  const index = buildInventoryIndex(vehicles, priceOf, vocabulary);
  const everything = fullBitset(vehicles.length);
  const pool = createSetPool(vehicles.length);
  return (filters) => {
    pool.reset();
    return countBits(
      intersectionsOf(filterSets(index, filters, interpret, pool.take), everything, pool.take).result,
    );
  };
}
