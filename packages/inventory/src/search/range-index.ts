import { addBit, type Bitset, hasBit, haveCommon, removeBit, wordsFor } from "./bitset.ts";
import { countPreceding } from "./row-moves.ts";

/** Number of equal parts into which the cuts divide an order. */
export const CUTS = 64;

/** A number per document, indexed for range filters. */
export type RangeIndex = {
  keys: Int32Array;
  /** Documents by ascending key; only the first `known` have a value. */
  order: Uint32Array;
  known: number;
  /** `cuts[j]` holds the first `⌊j · known / 64⌋` documents of the order. */
  cuts: Bitset[];
};

export function buildRangeIndex(keys: Int32Array, order: Uint32Array, known: number): RangeIndex {
  const cuts: Bitset[] = [];
  let set: Bitset = new Uint32Array(wordsFor(keys.length));
  let at = 0;
  for (let j = 0; j <= CUTS; j++) {
    set = set.slice();
    for (const end = cutPosition(j, known); at < end; at++) addBit(set, order[at]!);
    cuts.push(set);
  }
  return { keys, order, known, cuts };
}

/**
 * Writes the documents with low ≤ key ≤ high to `out`.
 *
 * A wide range starts from the nearest cut at each end. It then adds or removes the few between.
 */
export function selectRange(out: Bitset, index: RangeIndex, low: number, high: number): Bitset {
  const { order, known, cuts } = index;
  const from = lowerBound(index, low);
  const to = lowerBound(index, high + 1);
  if (to - from <= known / (CUTS / 2)) {
    out.fill(0);
    for (let i = from; i < to; i++) addBit(out, order[i]!);
    return out;
  }
  const lower = nearestCut(from, known);
  const upper = nearestCut(to, known);
  const below = cuts[lower]!;
  const upTo = cuts[upper]!;
  for (let i = 0; i < out.length; i++) out[i] = upTo[i]! & ~below[i]!;
  const start = cutPosition(lower, known);
  const end = cutPosition(upper, known);
  for (let i = start; i < from; i++) removeBit(out, order[i]!);
  for (let i = from; i < start; i++) addBit(out, order[i]!);
  for (let i = end; i < to; i++) addBit(out, order[i]!);
  for (let i = to; i < end; i++) removeBit(out, order[i]!);
  return out;
}

/** Returns the lowest and highest key in a set of `count` documents; null when none has a value. */
export function extremes(
  { keys, order, known, cuts }: RangeIndex,
  set: Bitset,
  count: number,
): { low: number; high: number } | null {
  if (count <= keys.length / CUTS) return scanExtremes(keys, set, known === keys.length ? -Infinity : 0);
  // The cuts are nested: the first that has a member ends with the part that has the lowest one.
  const lowest = countPreceding(CUTS + 1, (j) => !haveCommon(set, cuts[j]!));
  if (lowest > CUTS) return null;
  const highest = countPreceding(CUTS, (j) => haveCommon(set, cuts[CUTS]!, cuts[j]!));
  let first = cutPosition(lowest - 1, known);
  while (!hasBit(set, order[first]!)) first++;
  let last = cutPosition(highest, known) - 1;
  while (!hasBit(set, order[last]!)) last--;
  return { low: keys[order[first]!]!, high: keys[order[last]!]! };
}

/** Keys below `least` are documents without a value. */
function scanExtremes(keys: Int32Array, set: Bitset, least: number): { low: number; high: number } | null {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      const key = keys[(i << 5) + 31 - Math.clz32(word & -word)]!;
      if (key < least) continue;
      if (key < low) low = key;
      if (key > high) high = key;
    }
  }
  return low === Infinity ? null : { low, high };
}

/** Returns the position of the first key ≥ x in the order. */
export function lowerBound({ keys, order, known }: RangeIndex, x: number): number {
  return countPreceding(known, (at) => keys[order[at]!]! < x);
}

/** Returns where a cut ends in the order. */
export function cutPosition(cut: number, known: number): number {
  return Math.floor((cut * known) / CUTS);
}

function nearestCut(position: number, known: number): number {
  return Math.round((position * CUTS) / known);
}
