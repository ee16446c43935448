import { type Bitset, hasBit, listBits, popcount } from "./bitset.ts";
import type { OrderStart, Seek } from "./seek-order.ts";
import type { SortOrder } from "./sort-orders.ts";

/** Up to this many documents are listed and sorted; larger sets are read in the presorted order. */
const SORT_LIMIT = 192;
/** The part of an order that is read before seeking, which takes about as long. */
const READ_PART = 64;

/**
 * Returns the documents of one page: members `offset` to `offset + size − 1` of a set of `count`.
 *
 * Without a sort order, documents are ordered by number.
 */
export function selectPage(
  set: Bitset,
  count: number,
  sort: SortOrder | null,
  seek: Seek | null,
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
  const { order } = sort;
  if (seek) {
    const part = order.subarray(0, Math.ceil(order.length / READ_PART));
    const page = walk(part, set, offset, end);
    return page.length === end - offset ? page : walk(order, set, offset, end, seek(set, offset));
  }
  // Start at the nearer end of the order.
  if (offset <= count - end) return walk(order, set, offset, end);
  return walkBack(order, set, count - end, count - offset);
}

function walk(
  order: Uint32Array,
  set: Bitset,
  from: number,
  to: number,
  { position, met }: OrderStart = { position: 0, met: 0 },
): number[] {
  const page: number[] = [];
  for (let at = position, before = met; before < to && at < order.length; at++) {
    const doc = order[at]!;
    if (hasBit(set, doc) && ++before > from) page.push(doc);
  }
  return page;
}

/** Reads the members `from` to `to` − 1 from the end; returns them in the order. */
function walkBack(order: Uint32Array, set: Bitset, from: number, to: number): number[] {
  const page: number[] = [];
  let met = 0;
  for (let at = order.length - 1; met < to; at--)
    if (hasBit(set, order[at]!) && ++met > from) page.push(order[at]!);
  return page.reverse();
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
