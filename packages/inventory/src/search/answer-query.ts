import type { FilterGroup, Filters, InventoryQuery } from "../filters.ts";
import type { Interpretation } from "../keywords/interpret-keywords.ts";
import type { Vehicle } from "../vehicle.ts";
import { countBits, fullBitset } from "./bitset.ts";
import { countFacets, countPrices, countRanges, type Within } from "./facets.ts";
import { createSetPool, filterSets } from "./filter-sets.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { InventoryAnswer, InventorySearchOptions } from "./inventory-search.ts";
import { intersectionsOf } from "./other-filters.ts";
import { seekOf } from "./seek-order.ts";
import { selectPage } from "./select-page.ts";
import { createCounter, type Selection } from "./selection.ts";
import type { Stock } from "./stock.ts";

type AnswerOptions = Required<Pick<InventorySearchOptions, "pageSize" | "vocabulary" | "interpretKeywords">>;

/** Creates the function that answers queries over a stock. */
export function createAnswers<V extends Vehicle>(
  { listed: index, hidden }: Stock<V>,
  { pageSize, vocabulary, interpretKeywords }: AnswerOptions,
): (query: InventoryQuery) => InventoryAnswer<V> {
  const interpret = memoizeLast((q) => interpretKeywords(q, vocabulary));
  const countHidden = hidden.vehicles.length === 0 ? () => 0 : createCount(hidden, interpret);
  const size = index.vehicles.length;
  const everything = fullBitset(size);
  const pool = createSetPool(size);
  const counter = createCounter(size, index.maxCodes);

  return ({ filters, sort, page: requestedPage, firstPage: requestedFirst = requestedPage }) => {
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
    const firstPage = Math.min(Math.max(1, requestedFirst), page);
    const order = sort === "newest" ? null : index.sorts[sort];
    const offset = (firstPage - 1) * pageSize;
    const seek = seekOf(sort, index.ranges);
    const docs = selectPage(products.result, result.count, order, seek, offset, page * pageSize - offset);
    const relaxations =
      result.count > 0 ? [] : [...others].map(([group, { count }]) => ({ group, total: count }));
    return {
      total: result.count,
      page,
      firstPage,
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
  };
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
function createCount(
  index: InventoryIndex,
  interpret: (q: string) => Interpretation,
): (filters: Filters) => number {
  const everything = fullBitset(index.vehicles.length);
  const pool = createSetPool(index.vehicles.length);
  return (filters) => {
    pool.reset();
    const sets = filterSets(index, filters, interpret, pool.take);
    return countBits(intersectionsOf(sets, everything, pool.take).result);
  };
}
