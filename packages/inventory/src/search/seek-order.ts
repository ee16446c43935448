import type { Sort } from "../filters.ts";
import { type Bitset, countCommon, hasBit } from "./bitset.ts";
import type { RangeOf } from "./filter-sets.ts";
import { CUTS, cutPosition, lowerBound, type RangeIndex } from "./range-index.ts";
import { countPreceding } from "./row-moves.ts";

/** A position in an order, and the number of a set's members before it. */
export type OrderStart = { position: number; met: number };

/** Finds a position to start at, so that at most `skip` members of a set are before it. */
export type Seek = (set: Bitset, skip: number) => OrderStart;

/** Returns how to seek in the order of a sort by its range's cuts; null when no range has this order. */
export function seekOf(sort: Sort, rangeOf: RangeOf): Seek | null {
  if (sort === "newest" || sort === "oldest") return null;
  if (sort === "priceHigh") return (set, skip) => seekDown(rangeOf("price"), set, skip);
  return (set, skip) => seekUp(rangeOf(sort === "priceLow" ? "price" : sort), set, skip);
}

function seekUp({ cuts, known }: RangeIndex, set: Bitset, skip: number): OrderStart {
  const cut = countPreceding(CUTS, (j) => countCommon(set, cuts[j + 1]!) <= skip);
  return { position: cutPosition(cut, known), met: countCommon(set, cuts[cut]!) };
}

/** Seeks in the order of descending keys, in which equal keys are ascending by VIN too. */
function seekDown(range: RangeIndex, set: Bitset, skip: number): OrderStart {
  const { keys, order, known, cuts } = range;
  const members = countCommon(set, cuts[CUTS]!);
  const above = countPreceding(CUTS, (j) => members - countCommon(set, cuts[j]!) > skip);
  for (let cut = above; cut < CUTS; cut++) {
    const end = cutPosition(cut, known);
    // Starts with the first of equal keys, since their order is not reversed.
    const start = end < known ? lowerBound(range, keys[order[end]!]!) : known;
    let met = members - countCommon(set, cuts[cut]!);
    for (let at = start; at < end; at++) if (hasBit(set, order[at]!)) met++;
    if (met <= skip) return { position: known - start, met };
  }
  return { position: 0, met: 0 };
}
