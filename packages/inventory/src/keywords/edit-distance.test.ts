import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["outlander", "outlander", 0],
  ["outlnader", "outlander", 1],
  ["outlandr", "outlander", 1],
  ["outlaander", "outlander", 1],
  ["toyta", "toyota", 1],
  ["kia", "bmw", 3],
])("%s and %s are %i apart", (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("is symmetric, 0 only for equal words, and at most limit + 1", () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, limit) => {
      const distance = editDistance(a, b, 9);
      expect(editDistance(b, a, 9)).toBe(distance);
      expect(distance === 0).toBe(a === b);
      expect(editDistance(a, b, limit)).toBe(Math.min(distance, limit + 1));
    }),
  );
});
