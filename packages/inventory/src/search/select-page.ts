import { type Bitset, hasBit, listBits, popcount } from "./bitset.ts";
import type { SortOrder } from "./sort-orders.ts";

/** Up to this many documents are listed and sorted; larger sets are read in the presorted order. */
const SORT_LIMIT = 192;

/**
 * Returns the documents of one page: members `offset` to `offset + size − 1` of a set of `count`.
 *
 * Without a sort order, documents are ordered by number.
 */
export function selectPage(
  set: Bitset,
  count: number,
  sort: SortOrder | null,
  offset: number,
  size: number,
): number[] {
  const end = Math.min(offset + size, count);
  if (end <= offset) return [];
  if (!sort) return byNumber(set, offset, end);
  if (count <= SORT_LIMIT) {
    const members = new Int32Array(count);
    listBits(set, members);
    return [...members].sort(sort.compare).slice(offset, end);
  }
  // Start at the nearer end of the order.
  if (offset > count - end) return walk(sort.order, set, count - end, count - offset, true).reverse();
  return walk(sort.order, set, offset, end, false);
}

function walk(order: Uint32Array, set: Bitset, from: number, to: number, backwards: boolean): number[] {
  const page: number[] = [];
  let met = 0;
  for (let i = 0; met < to && i < order.length; i++) {
    const doc = order[backwards ? order.length - 1 - i : i]!;
    if (hasBit(set, doc) && ++met > from) page.push(doc);
  }
  return page;
}

function byNumber(set: Bitset, from: number, to: number): number[] {
  const page: number[] = [];
  let met = 0;
  for (let i = 0; met < to && i < set.length; i++) {
    let word = set[i]!;
    const inWord = popcount(word);
    if (met + inWord <= from) {
      met += inWord;
      continue;
    }
    for (; word !== 0 && met < to; word &= word - 1) {
      if (++met > from) page.push((i << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return page;
}
