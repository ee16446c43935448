import fc from "fast-check";
import { expect, test } from "vitest";
import { popularFirst } from "./popular-first.ts";

const values = ["acura", "bmw", "ford", "honda", "kia"].map((value) => ({ value }));
const stock = new Map([
  ["acura", 1],
  ["bmw", 4],
  ["ford", 9],
  ["kia", 7],
]);

test("shows the most frequent values in the given order", () => {
  const { shown, more } = popularFirst(values, stock, 2);
  expect(shown.map(({ value }) => value)).toEqual(["ford", "kia"]);
  expect(more.map(({ value }) => value)).toEqual(["acura", "bmw", "honda"]);
});

test("keeps every value exactly once, and shows all that fit", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.nat({ max: 9 }), (names, most) => {
      const all = names.map((value) => ({ value }));
      const { shown, more } = popularFirst(all, stock, most);
      expect([...shown, ...more].sort()).toEqual([...all].sort());
      expect(shown).toHaveLength(Math.min(most, all.length));
    }),
  );
});
