import { type FilterGroup, type Filters, type InventoryQuery, noFilters } from "../filters.ts";
import type { Interpretation } from "../keywords/interpret-keywords.ts";
import type { Vehicle } from "../vehicle.ts";
import { countBits, fullBitset } from "./bitset.ts";
import { countBins, countFacets, countRanges, type Within } from "./facets.ts";
import { createSetPool, filterSets, type RangeOf } from "./filter-sets.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { AppliedKeywords, InventoryAnswer, InventorySearchOptions } from "./inventory-search.ts";
import { intersectionsOf } from "./other-filters.ts";
import { createPaymentIndexes, type PaymentIndex } from "./payment-index.ts";
import { MAX_BINS } from "./price-bins.ts";
import { seekOf } from "./seek-order.ts";
import { selectPage } from "./select-page.ts";
import { createCounter, type Selection } from "./selection.ts";
import type { Stock } from "./stock.ts";

type AnswerOptions<V extends Vehicle> = Required<
  Pick<InventorySearchOptions<V>, "pageSize" | "vocabulary" | "interpretKeywords">
> &
  Pick<InventorySearchOptions<V>, "paymentsBy">;

type Answers<V extends Vehicle> = {
  search(query: InventoryQuery): InventoryAnswer<V>;
  /** How the keywords of a query are used; null without keywords. */
  keywordsOf(query: InventoryQuery): AppliedKeywords | null;
};

/** Creates the functions that answer queries over a stock. */
export function createAnswers<V extends Vehicle>(
  { listed: index, hidden }: Stock<V>,
  { pageSize, vocabulary, interpretKeywords, paymentsBy }: AnswerOptions<V>,
): Answers<V> {
  const interpret = memoizeLast((q) => interpretKeywords(q, vocabulary));
  const rangesOf = createRanges(index, paymentsBy);
  const countHidden =
    hidden.vehicles.length === 0 ? () => 0 : createCount(hidden, interpret, createRanges(hidden, paymentsBy));
  const size = index.vehicles.length;
  const everything = fullBitset(size);
  const pool = createSetPool(size);
  const counter = createCounter(size, Math.max(index.maxCodes, MAX_BINS + 1));

  const applied = (q: string, ignored: AppliedKeywords["ignored"]): AppliedKeywords | null =>
    q.trim() === "" ? null : { ...interpret(q), ignored };

  const keywordsOf: Answers<V>["keywordsOf"] = ({ filters: { q }, terms }) => {
    pool.reset();
    const { rangeOf } = rangesOf(terms);
    const sets = filterSets({ index, rangeOf, interpret, take: pool.take }, { ...noFilters(), q });
    return applied(q, sets[0]?.ignored ?? []);
  };

  const search: Answers<V>["search"] = ({
    filters,
    sort,
    page: requestedPage,
    firstPage: requestedFirst = requestedPage,
    terms,
  }) => {
    pool.reset();
    const { rangeOf, payments } = rangesOf(terms);
    const sets = filterSets({ index, rangeOf, interpret, take: pool.take }, filters);
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
    const order = sort === "newest" ? null : sort === "payment" ? payments().sort : index.sorts[sort];
    const offset = (firstPage - 1) * pageSize;
    const seek = seekOf(sort, rangeOf);
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
      ranges: countRanges(rangeOf, within, paymentsBy !== undefined),
      priceHistogram: countBins(index.bins, counter, within("price")),
      paymentHistogram: paymentsBy ? countBins(payments().bins, counter, within("payment")) : [],
      keywords: applied(filters.q, sets.find(({ group }) => group === "q")?.ignored ?? []),
      relaxations: relaxations.sort((a, b) => b.total - a.total),
      privateTotal: countHidden(filters, terms),
    };
  };
  return { search, keywordsOf };
}

/** Caches the last interpretation, since one search needs it several times. */
function memoizeLast(interpret: (q: string) => Interpretation): (q: string) => Interpretation {
  let last: { q: string; meaning: Interpretation } | null = null;
  return (q) => {
    if (last?.q !== q) last = { q, meaning: interpret(q) };
    return last.meaning;
  };
}

type RangesBy = (terms: string | undefined) => { rangeOf: RangeOf; payments: () => PaymentIndex };

/** Creates the function that returns the ranges of an index by a query's terms. Payments are computed at first use. */
function createRanges<V extends Vehicle>(
  index: InventoryIndex<V>,
  paymentsBy: InventorySearchOptions<V>["paymentsBy"] = () => () => null,
): RangesBy {
  const paymentsOf = createPaymentIndexes(index, paymentsBy);
  return (terms) => ({
    rangeOf: (group) => (group === "payment" ? paymentsOf(terms).range : index.ranges[group]),
    payments: () => paymentsOf(terms),
  });
}

/** Counts only the vehicles that match filters. */
function createCount(
  index: InventoryIndex,
  interpret: (q: string) => Interpretation,
  rangesOf: RangesBy,
): (filters: Filters, terms: string | undefined) => number {
  const everything = fullBitset(index.vehicles.length);
  const pool = createSetPool(index.vehicles.length);
  return (filters, terms) => {
    pool.reset();
    const { rangeOf } = rangesOf(terms);
    const sets = filterSets({ index, rangeOf, interpret, take: pool.take }, filters);
    return countBits(intersectionsOf(sets, everything, pool.take).result);
  };
}
