import { addBit, type Bitset, countBits, wordsFor } from "./bitset.ts";

/** Any number of values per document. */
export type FeatureTable = {
  totals: Int32Array;
  sets: Bitset[];
  /** Words per row of `rows`. */
  width: number;
  /** The same bits by document, used to count a small selection. */
  rows: Uint32Array;
};

/** Builds a table of n documents from the bits of each; all codes are below size. */
export function buildFeatureTable(
  { rows, width }: { rows: Uint32Array; width: number },
  n: number,
  size: number,
): FeatureTable {
  const sets = Array.from({ length: size }, () => new Uint32Array(wordsFor(n)));
  for (let doc = 0; doc < n; doc++) {
    for (let word = 0; word < width; word++) {
      for (let bits = rows[doc * width + word]!; bits !== 0; bits &= bits - 1)
        addBit(sets[(word << 5) + 31 - Math.clz32(bits & -bits)]!, doc);
    }
  }
  return { totals: Int32Array.from(sets, countBits), sets, width, rows };
}
