import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addBit,
  countBits,
  countCommon,
  fullBitset,
  hasBit,
  listBits,
  removeBit,
  wordsFor,
} from "./bitset.ts";

function bitsetOf(n: number, docs: readonly number[]): Uint32Array {
  const set = new Uint32Array(wordsFor(n));
  for (const doc of docs) addBit(set, doc);
  return set;
}

const sets = fc.integer({ min: 1, max: 1_500 }).chain((n) => {
  const docs = fc.uniqueArray(fc.nat(n - 1), { maxLength: n });
  return fc.record({
    n: fc.constant(n),
    a: docs,
    b: fc.oneof(docs, fc.constant(Array.from({ length: n }, (_, i) => i))),
  });
});

test("sets count and list what was put into them", () => {
  fc.assert(
    fc.property(sets, ({ n, a, b }) => {
      const [left, right] = [bitsetOf(n, a), bitsetOf(n, b)];
      const inB = new Set(b);
      expect(countBits(left)).toBe(a.length);
      expect(countCommon(left, right)).toBe(a.filter((doc) => inB.has(doc)).length);
      const ids = new Int32Array(n);
      const sorted = a.toSorted((x, y) => x - y);
      expect([...ids.subarray(0, listBits(left, ids))]).toEqual(sorted);
      const rest = Array.from({ length: n }, (_, doc) => doc).filter((doc) => !a.includes(doc));
      expect([...ids.subarray(0, listBits(left, ids, n))]).toEqual(rest);
      expect(countBits(fullBitset(n))).toBe(n);
    }),
    { numRuns: 60 },
  );
});

test("a bit can be taken out again", () => {
  const set = bitsetOf(64, [31, 32, 63]);
  removeBit(set, 31);
  expect([31, 32, 63].map((doc) => hasBit(set, doc))).toEqual([false, true, true]);
});
