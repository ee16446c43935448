import fc from "fast-check";
import { expect, it } from "vitest";
import { guardFormula, withoutGuard } from "./formula-guard.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@x", "'@x"],
  ["'=1", "''=1"],
  ["a=1", "a=1"],
  ["'a", "'a"],
  ["1-1", "1-1"],
  ["", ""],
])("guards %j as %j, and back", (cell, guarded) => {
  expect(guardFormula(cell)).toBe(guarded);
  expect(withoutGuard(guarded)).toBe(cell);
});

it("removes only its own apostrophe", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."'=+-@ab1\t"), maxLength: 5 });
  fc.assert(
    fc.property(cell, (text) => {
      expect(withoutGuard(guardFormula(text))).toBe(text);
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t]/);
    }),
  );
});
