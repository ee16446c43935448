import fc from "fast-check";
import { expect, test } from "vitest";
import { bestValues } from "./best-values.ts";

test.each([
  [[38_700, 71_167, 41_415], "lowest", [0]],
  [[38_700, 71_167, 41_415], "highest", [1]],
  [[1, 2, 1], "lowest", [0, 2]],
  [[1, 1], "lowest", []],
  [[1, null, 2], "lowest", []],
  [[], "highest", []],
] as const)("of %j the %s are %j", (values, best, columns) => {
  expect(bestValues(values, best)).toEqual(columns);
});

test("no other column is better than a winner", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 4 }), (values) => {
      for (const column of bestValues(values, "lowest"))
        expect(values.every((value) => value >= values[column]!)).toBe(true);
      const mirrored = values.map((value) => -value);
      expect(bestValues(mirrored, "highest")).toEqual(bestValues(values, "lowest"));
    }),
  );
});
