import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsetOf, countBits, fullBitset, hasBit } from "./bitset.ts";
import { buildRangeIndex, extremes, selectRange } from "./range-index.ts";
import { inputOrder, sortStably } from "./stable-order.ts";

const keyLists = fc.oneof(
  fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 300 }),
  fc.array(fc.integer({ min: -1, max: 1_000_000 }), { minLength: 200, maxLength: 900 }),
);

function indexOf(keys: number[]) {
  // The missing ones, −1, are the largest unsigned keys.
  const order = sortStably(inputOrder(keys.length), Uint32Array.from(keys));
  return buildRangeIndex(Int32Array.from(keys), order, keys.filter((key) => key >= 0).length);
}

test("a range holds exactly the documents between its ends, and its extremes are theirs", () => {
  fc.assert(
    fc.property(
      keyLists,
      fc.integer({ min: -5, max: 1_000_001 }),
      fc.integer({ min: -5, max: 30 }),
      (keys, a, b) => {
        const index = indexOf(keys);
        const ends = [a, b, keys[0] ?? 0].sort((x, y) => x - y);
        const [low, high] = [Math.max(0, ends[0]!), ends[2]!];
        const set = selectRange(new Uint32Array((keys.length + 31) >>> 5), index, low, high);
        const inRange = keys.filter((key) => key >= low && key <= high);
        expect(keys.map((_, doc) => hasBit(set, doc))).toEqual(keys.map((key) => key >= low && key <= high));
        const expected =
          inRange.length > 0 ? { low: Math.min(...inRange), high: Math.max(...inRange) } : null;
        expect(extremes(index, set, countBits(set))).toEqual(expected);
      },
    ),
    { numRuns: 150 },
  );
});

test("documents without a value do not count as extremes", () => {
  const keys = [-1, 7, -1, 3, ...Array.from({ length: 100 }, () => -1)];
  expect(extremes(indexOf(keys), fullBitset(104), 104)).toEqual({ low: 3, high: 7 });
  const unknown = bitsetOf(104, [0, 2, ...Array.from({ length: 100 }, (_, i) => i + 4)]);
  expect(extremes(indexOf(keys), unknown, 102)).toBeNull();
});
