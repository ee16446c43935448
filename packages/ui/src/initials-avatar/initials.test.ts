import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialsOf, tintIndex } from "./initials.ts";

describe("initialsOf", () => {
  it.each([
    ["Renee Caldwell", "RC"],
    ["Mary Ann de la Cruz", "MC"],
    ["Cher", "C"],
    ["  sofía   herrera ", "SH"],
    ["", ""],
  ])("%j becomes %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("tintIndex", () => {
  it("returns a stable tint", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const tint = tintIndex(seed, 8);
        expect(Number.isInteger(tint) && tint >= 0 && tint < 8).toBe(true);
        expect(tintIndex(seed, 8)).toBe(tint);
      }),
    );
  });

  it("uses all eight tints over a team", () => {
    const tints = new Set(Array.from({ length: 80 }, (_, index) => tintIndex(`person-${index}`, 8)));
    expect(tints.size).toBe(8);
  });
});
