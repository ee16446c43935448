import { addBit, type Bitset, wordsFor } from "./bitset.ts";

/** Any number of values per document. */
export type FeatureTable = {
  totals: Int32Array;
  sets: Bitset[];
  /** Words per row of `rows`. */
  width: number;
  /** The same bits by document, used to count a small selection. */
  rows: Uint32Array;
  /** Mean number of values of a document. */
  perRow: number;
};

/** Builds a table from the codes of each document. */
export function buildFeatureTable(codesOf: readonly (readonly number[])[], size: number): FeatureTable {
  const width = wordsFor(size);
  const rows = new Uint32Array(width * codesOf.length);
  const sets = Array.from({ length: size }, () => new Uint32Array(wordsFor(codesOf.length)));
  const totals = new Int32Array(size);
  for (let doc = 0; doc < codesOf.length; doc++) {
    for (const code of new Set(codesOf[doc]!)) {
      addBit(sets[code]!, doc);
      rows[doc * width + (code >>> 5)]! |= 1 << (code & 31);
      totals[code]!++;
    }
  }
  const perRow = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, codesOf.length);
  return { totals, sets, width, rows, perRow };
}
