import {
  type Filters,
  type InventoryQuery,
  noFilters,
  RANGE_GROUPS,
  type Range,
  VALUE_GROUPS,
} from "./filters.ts";
import { isKnownValue, type Vocabulary } from "./vocabulary.ts";

/** Longer keywords are truncated, to keep URLs within the limits of servers and mail programs. */
const MAX_KEYWORDS_LENGTH = 100;
const MAX_NUMBER = 999_999_999;
const MAX_PAGE = 999_999;
/** Four whole numbers of at most seven digits; the second may be negative. */
const TERMS = /^\d{1,7},-?\d{1,7}(?:,\d{1,7}){2}$/;
/** Pages of one listing: more would make its page heavy. */
const MAX_PAGES = 10;

/**
 * Returns the canonical form of a query (docs/product/inventory.md). Known values are sorted without duplicates, makes
 * before models, each model with its make. Integer ranges have min ≤ max. Keywords are trimmed, and a page is at least
 * 1. Drops a first page that is not one to nine before the page. Drops terms that are not four numbers.
 *
 * @example normalizeQuery(query, vocabulary).filters.makeModel // ["mitsubishi", "outlander", "outlander_phev"]
 */
export function normalizeQuery(query: InventoryQuery, vocabulary: Vocabulary): InventoryQuery {
  const filters: Filters = noFilters();
  for (const { key } of VALUE_GROUPS) {
    const known = query.filters[key].filter((id) => isKnownValue(vocabulary, key, id));
    const rank = (id: string) => (key === "makeModel" && !vocabulary.makes.has(id) ? 1 : 0);
    const values = key === "makeModel" ? withMakes(known, vocabulary) : known;
    filters[key] = [...new Set(values)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  }
  for (const group of RANGE_GROUPS) filters[group] = normalizeRange(query.filters[group]);
  filters.q = normalizeKeywords(query.filters.q);
  const page = Number.isInteger(query.page) ? Math.min(Math.max(query.page, 1), MAX_PAGE) : 1;
  const { firstPage = page, terms } = query;
  const unknown = normalizeKeywords(query.unknown ?? "");
  const hasMore = Number.isInteger(firstPage) && firstPage >= 1 && firstPage < page;
  return {
    filters,
    sort: query.sort,
    page,
    ...(hasMore && page - firstPage < MAX_PAGES && { firstPage }),
    ...(terms !== undefined && TERMS.test(terms) && { terms }),
    ...(unknown !== "" && { unknown }),
  };
}

/**
 * Makes and models with exactly one form for each list. A model brings its make, which shows the same vehicles. A model
 * of several makes stands for all of them, so it stands alone.
 */
function withMakes(ids: readonly string[], { makes, models }: Vocabulary): string[] {
  const makesOf = (id: string) => (makes.has(id) ? [] : (models.get(id)?.makes ?? []));
  const narrowed = new Set(ids.flatMap(makesOf));
  return [
    ...ids.filter((id) => !narrowed.has(id)),
    ...ids.flatMap((id) => (makesOf(id).length === 1 ? makesOf(id) : [])),
  ];
}

function normalizeRange({ min, max }: Range): Range {
  const low = end(min);
  const high = end(max);
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high };
}

function end(value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER ? value : null;
}

function normalizeKeywords(q: string): string {
  const oneLine = q.replace(/[\s\p{Cc}]+/gu, " ").trim();
  // Drop half of a surrogate pair at the end, which a URL cannot contain.
  const cut = oneLine.slice(0, MAX_KEYWORDS_LENGTH).replace(/[\ud800-\udbff]$/, "");
  return cut.trim().toWellFormed();
}
