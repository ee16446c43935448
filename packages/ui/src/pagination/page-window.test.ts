import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

const shown = (page: number, pages: number) => pageWindow(page, pages).map((entry) => entry.page);

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])("on page %i of %i", (page, pages, expected) => {
    expect(shown(page, pages)).toEqual(expected);
  });

  it("lists first, last, current and neighbours in order; a gap hides at least two pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
        const page = 1 + (seed % pages);
        const entries = shown(page, pages);
        const numbers = entries.filter((entry) => entry !== null);
        for (const wanted of [1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)]) {
          expect(numbers).toContain(wanted);
        }
        entries.forEach((entry, index) => {
          if (entry === null) expect(entries[index + 1]! - entries[index - 1]!).toBeGreaterThan(2);
          else if (index > 0 && entries[index - 1] !== null) expect(entry - entries[index - 1]!).toBe(1);
        });
        expect(new Set(pageWindow(page, pages).map((entry) => entry.key)).size).toBe(entries.length);
      }),
    );
  });
});
