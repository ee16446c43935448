import { addBit, type Bitset, hasBit, removeBit, wordsFor } from "./bitset.ts";

const CUTS = 64;

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
  { keys, order, known }: RangeIndex,
  set: Bitset,
  count: number,
): { low: number; high: number } | null {
  // A large set has members near the ends of the order; the bound limits the work to that of a full scan.
  let first = 0;
  for (const bound = Math.min(known, count); first < bound && !hasBit(set, order[first]!); ) first++;
  let last = known - 1;
  for (const bound = Math.max(0, known - count); last >= bound && !hasBit(set, order[last]!); ) last--;
  const low = first < Math.min(known, count) ? keys[order[first]!]! : null;
  const high = last >= Math.max(0, known - count) ? keys[order[last]!]! : null;
  if (low !== null && high !== null) return { low, high };
  return scanExtremes(keys, set, known === keys.length ? -Infinity : 0);
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

/** Returns the position of the first key ≥ x in the order (binary search). */
function lowerBound({ keys, order, known }: RangeIndex, x: number): number {
  let low = 0;
  let high = known;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[order[middle]!]! < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cutPosition(cut: number, known: number): number {
  return Math.floor((cut * known) / CUTS);
}

function nearestCut(position: number, known: number): number {
  return Math.round((position * CUTS) / known);
}
