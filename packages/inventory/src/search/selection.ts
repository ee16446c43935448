import { type Bitset, countBits, countCommon, listBits } from "./bitset.ts";
import type { FeatureTable } from "./feature-table.ts";
import type { ValueColumn } from "./value-column.ts";

/** Work of one AND-and-count of a word, and of writing out one member, against counting one member in a column. */
const WORD_COST = 0.45;
const LIST_COST = 1.2;

/** A set whose values are to be counted, with its members listed at most once. */
export type Selection = { set: Bitset; count: number; listed: number };

/** Counts values of selections over n documents; the list of members is shared scratch memory. */
export type Counter = {
  select(set: Bitset): Selection;
  countColumn(selection: Selection, column: ValueColumn, out: Int32Array): void;
  countFeatures(selection: Selection, table: FeatureTable, out: Int32Array): void;
};

/**
 * Two ways lead to the same counts: intersect the set with every value's set, or list the members and look each
 * one up. The cheaper one is taken. When more than half of all documents are selected, the others are counted
 * and taken off the totals.
 */
export function createCounter(n: number): Counter {
  const members = new Int32Array(n);
  let listedFor: Selection | null = null;

  const fewer = (count: number) => Math.min(count, n - count);

  function list(selection: Selection): number {
    if (listedFor !== selection) {
      listedFor = selection;
      selection.listed = listBits(selection.set, members, selection.count > n / 2 ? n : 0);
    }
    return selection.listed;
  }

  /** Turns counts of the documents left out into counts of the selected ones. */
  function settle(selection: Selection, totals: Int32Array, out: Int32Array): void {
    if (selection.count > n / 2) for (let i = 0; i < totals.length; i++) out[i] = totals[i]! - out[i]!;
  }

  function intersectAll(selection: Selection, sets: readonly Bitset[], out: Int32Array): void {
    for (let i = 0; i < sets.length; i++) out[i] = countCommon(selection.set, sets[i]!);
  }

  function listIsCheaper(selection: Selection, sets: number, lookUps: number): boolean {
    const listing = listedFor === selection ? 0 : selection.set.length + LIST_COST * fewer(selection.count);
    return listing + lookUps < WORD_COST * sets * selection.set.length;
  }

  return {
    select: (set) => ({ set, count: countBits(set), listed: 0 }),

    countColumn(selection, { sets, codes, totals }, out) {
      const lookUps = fewer(selection.count);
      if (sets && lookUps > 0 && !listIsCheaper(selection, sets.length, lookUps)) {
        return intersectAll(selection, sets, out);
      }
      out.fill(0);
      if (lookUps > 0) {
        const length = list(selection);
        for (let i = 0; i < length; i++) out[codes[members[i]!]!]!++;
      }
      settle(selection, totals, out);
    },

    countFeatures(selection, { sets, totals, rows, width }, out) {
      const lookUps = fewer(selection.count);
      let perRow = 0;
      for (const total of totals) perRow += total / n;
      if (lookUps > 0 && !listIsCheaper(selection, sets.length, lookUps * (width + 1.5 * perRow))) {
        return intersectAll(selection, sets, out);
      }
      out.fill(0);
      if (lookUps > 0) {
        const length = list(selection);
        for (let i = 0; i < length; i++) {
          const row = members[i]! * width;
          for (let j = 0; j < width; j++) {
            for (let word = rows[row + j]!; word !== 0; word &= word - 1) {
              out[(j << 5) + 31 - Math.clz32(word & -word)]!++;
            }
          }
        }
      }
      settle(selection, totals, out);
    },
  };
}
