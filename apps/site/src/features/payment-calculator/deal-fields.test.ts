import { expect, test } from "vitest";
import { columnsOf } from "./deal-fields.tsx";

test.each([
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [8, 4],
])("%i terms have %i columns where space is short", (terms, columns) => {
  expect(columnsOf(terms)).toBe(columns);
});
