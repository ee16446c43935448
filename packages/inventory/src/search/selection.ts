import { type Bitset, countBits, countCommon, listBits } from "./bitset.ts";
import { countRowBits } from "./count-rows.ts";
import type { FeatureTable } from "./feature-table.ts";
import type { ValueColumn } from "./value-column.ts";

/** Measured costs relative to a column lookup: AND + popcount of a word, listing a member, counting a word of a row. */
const WORD_COST = 1;
const LIST_COST = 1.5;
const ROW_COST = 2;

/** A set whose values are to be counted, with its size. */
export type Selection = { set: Bitset; count: number };

/**
 * Counts the values of a selection by code. The result is valid until the next call, which reuses its memory.
 */
export type Counter = {
  select(set: Bitset): Selection;
  countColumn(selection: Selection, column: ValueColumn): Int32Array;
  countFeatures(selection: Selection, table: FeatureTable): Int32Array;
};

/**
 * Creates a counter for n documents and at most `maxCodes` codes per group. Chooses the cheaper way: intersect the set
 * with every value's set, or look up each member. When more than half of all documents are selected, counts the others
 * and subtracts them.
 */
export function createCounter(n: number, maxCodes: number): Counter {
  const counts = new Int32Array(maxCodes);
  const members = new Int32Array(n);
  let listed: Selection | null = null;
  let length = 0;

  /** Lists the members, or the non-members when they are fewer; once for all columns of a selection. */
  function list(selection: Selection): void {
    if (listed === selection) return;
    listed = selection;
    length = listBits(selection.set, members, selection.count > n / 2 ? n : 0);
  }

  function intersectionIsCheaper(
    selection: Selection,
    sets: readonly Bitset[],
    costPerMember: number,
  ): boolean {
    const fewer = Math.min(selection.count, n - selection.count);
    const listing = listed === selection ? 0 : selection.set.length + LIST_COST * fewer;
    return fewer > 0 && WORD_COST * sets.length * selection.set.length <= listing + costPerMember * fewer;
  }

  function intersectAll({ set }: Selection, sets: readonly Bitset[]): Int32Array {
    for (let code = 0; code < sets.length; code++) counts[code] = countCommon(set, sets[code]!);
    return counts;
  }

  /** Converts counts of the non-members to counts of the members. */
  function settle({ count }: Selection, totals: Int32Array): Int32Array {
    if (count > n / 2)
      for (let code = 0; code < totals.length; code++) counts[code] = totals[code]! - counts[code]!;
    return counts;
  }

  return {
    select: (set) => ({ set, count: countBits(set) }),

    countColumn(selection, { sets, codes, totals }) {
      if (sets && intersectionIsCheaper(selection, sets, 1)) return intersectAll(selection, sets);
      counts.fill(0, 0, totals.length);
      list(selection);
      for (let i = 0; i < length; i++) counts[codes[members[i]!]!]!++;
      return settle(selection, totals);
    },

    countFeatures(selection, { sets, totals, rows, width }) {
      if (intersectionIsCheaper(selection, sets, ROW_COST * width)) return intersectAll(selection, sets);
      counts.fill(0, 0, totals.length);
      list(selection);
      countRowBits(counts, rows, width, members, length);
      return settle(selection, totals);
    },
  };
}
