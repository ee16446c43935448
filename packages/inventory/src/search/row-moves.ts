/** How rows move when some are removed and others added. */
export type RowMoves = {
  /** Number of rows afterwards. */
  size: number;
  /** The remaining rows `from` to `to` − 1 move to `at`. */
  runs: { from: number; to: number; at: number }[];
  /** The new position of each added row. */
  added: number[];
};

/**
 * Plans the removal and addition of rows.
 *
 * @param removed rows to remove, ascending
 * @param before for each added row the present row that follows it, ascending
 */
export function moveRows(size: number, removed: readonly number[], before: readonly number[]): RowMoves {
  const runs: RowMoves["runs"] = [];
  const added: number[] = [];
  let row = 0;
  let at = 0;
  for (let r = 0; ; ) {
    const to = Math.min(removed[r] ?? size, before[added.length] ?? size);
    if (to > row) runs.push({ from: row, to, at });
    at += to - row;
    row = to;
    if (before[added.length] === row) added.push(at++);
    else if (removed[r] === row) [row, r] = [row + 1, r + 1];
    else return { size: at, runs, added };
  }
}

/** Returns the new position of each row; −1 for a removed one. */
export function renumberRows(size: number, { runs }: RowMoves): Int32Array {
  const renumbered = new Int32Array(size).fill(-1);
  for (const { from, to, at } of runs)
    for (let row = from; row < to; row++) renumbered[row] = at + row - from;
  return renumbered;
}

/** Returns the number of items for which `precedes` holds, when those come first (binary search). */
export function countPreceding(length: number, precedes: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (precedes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Merges added rows into an order.
 *
 * @param order the present rows in order
 * @param added new numbers of the added rows
 * @param compare compares two rows by their new numbers
 */
export function mergeOrder(
  order: Uint32Array,
  renumbered: Int32Array,
  { size, added }: RowMoves,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const kept = new Uint32Array(order.length);
  let length = 0;
  for (let i = 0; i < order.length; i++) {
    kept[length] = renumbered[order[i]!]!;
    if (renumbered[order[i]!]! >= 0) length++;
  }
  const merged = new Uint32Array(size);
  let from = 0;
  for (const [rank, row] of added.toSorted(compare).entries()) {
    const to = countPreceding(length, (at) => compare(kept[at]!, row) < 0);
    merged.set(kept.subarray(from, to), from + rank);
    merged[to + rank] = row;
    from = to;
  }
  merged.set(kept.subarray(from, length), from + added.length);
  return merged;
}
