import {
  type FilterGroup,
  type Filters,
  isActive,
  RANGE_GROUPS,
  type RangeGroup,
  VALUE_GROUPS,
  type ValueGroup,
} from "../filters.ts";
import type { Interpretation, KeywordPart } from "../keywords/interpret-keywords.ts";
import { type Bitset, wordsFor } from "./bitset.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import { keywordSet } from "./keyword-set.ts";
import { makeModelCodes } from "./make-model-group.ts";
import { type RangeIndex, selectRange } from "./range-index.ts";
import { addCode, type CodeDocs } from "./value-column.ts";

/** Allocates a set from a pool; its content is undefined. */
export type TakeSet = () => Bitset;

/** The index of a range group; payments are those by the query's terms. */
export type RangeOf = (group: RangeGroup) => RangeIndex;

/** What the sets of a query are made of. */
export type FilterSource = {
  index: InventoryIndex;
  rangeOf: RangeOf;
  interpret: (q: string) => Interpretation;
  take: TakeSet;
};

/** The documents that match an active filter group, and the parts of keywords that were not used. */
export type FilterSet = { group: FilterGroup; set: Bitset; ignored?: KeywordPart[] };

/**
 * Returns one set per active group. Keywords are one group: their filters and remaining parts are combined with AND.
 */
export function filterSets(source: FilterSource, filters: Filters): FilterSet[] {
  const { index, rangeOf, interpret, take } = source;
  const sets: FilterSet[] = [];
  for (const { key } of VALUE_GROUPS) {
    if (isActive(filters, key)) sets.push({ group: key, set: valueSet(index, key, filters[key], take) });
  }
  for (const group of RANGE_GROUPS) {
    if (isActive(filters, group)) sets.push({ group, set: rangeSet(rangeOf(group), group, filters, take) });
  }
  if (isActive(filters, "q")) {
    const understood = interpret(filters.q);
    const { set, ignored } = keywordSet(understood, filters.q, {
      text: index.text,
      filterSets: filterSets(source, understood.filters).map((filter) => filter.set),
      valueSet: ({ group, ids }) => valueSet(index, group, ids, take),
      size: index.vehicles.length,
      emptySet: () => take().fill(0),
    });
    // Only stop words, such as "cars for sale", match everything.
    if (set) sets.push({ group: "q", set, ignored });
  }
  return sets;
}

function valueSet(index: InventoryIndex, group: ValueGroup, ids: readonly string[], take: TakeSet): Bitset {
  const [docs, codes] = valueCodes(index, group, ids);
  const [only, ...others] = codes;
  // An existing set is reused, since filter sets are never written to.
  if (only !== undefined && others.length === 0 && docs.sets) return docs.sets[only]!;
  const out = take().fill(0);
  for (const code of codes) addCode(out, docs, code);
  return out;
}

function valueCodes(index: InventoryIndex, group: ValueGroup, ids: readonly string[]): [CodeDocs, number[]] {
  const { groups } = index;
  if (group === "makeModel") return [groups.makeModel.column, makeModelCodes(groups.makeModel, ids)];
  const { column, byValue } = groups[group];
  return [column, [...new Set(ids.flatMap((id) => byValue.get(id)?.codes ?? []))]];
}

function rangeSet(range: RangeIndex, group: RangeGroup, filters: Filters, take: TakeSet): Bitset {
  const low = filters[group].min ?? -Infinity;
  const high = filters[group].max ?? Infinity;
  if (group === "year") return selectRange(take(), range, -high, -low);
  const unit = group === "price" || group === "payment" ? 100 : 1;
  return selectRange(take(), range, low * unit, high * unit);
}

/** Creates a pool of sets of n documents; `reset` frees all of them. */
export function createSetPool(n: number): { take: TakeSet; reset(): void } {
  const sets: Bitset[] = [];
  let taken = 0;
  return {
    take() {
      sets[taken] ??= new Uint32Array(wordsFor(n));
      return sets[taken++]!;
    },
    reset() {
      taken = 0;
    },
  };
}
