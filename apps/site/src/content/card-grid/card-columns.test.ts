import { expect, test } from "vitest";
import { cardColumns } from "./card-columns.ts";

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [10, 4],
])("%i cards have %i columns", (count, columns) => {
  expect(cardColumns(count)).toBe(columns);
});

test("up to twelve cards leave none alone in the last row", () => {
  const counts = Array.from({ length: 11 }, (_, index) => index + 2);
  expect(counts.filter((count) => count % cardColumns(count) === 1)).toEqual([]);
});
