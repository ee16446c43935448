import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsInRange, positionAt, positionsOf, readRange, valueAt } from "./range-stops.ts";

const stopsAt = (values: readonly number[]) => values.map((value) => ({ value, text: String(value) }));
const stops = stopsAt([5000, 8000, 12_000, 20_000]);

const anyStops = fc
  .uniqueArray(fc.integer({ min: 0, max: 200_000 }), { minLength: 2, maxLength: 30 })
  .map((values) => stopsAt(values.sort((a, b) => a - b)));
const anyRange = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 250_000 })), fc.option(fc.integer({ min: 0, max: 250_000 })))
  .map((pair) => readRange(pair.map((value) => (value === null ? "" : String(value))) as [string, string]));

describe("readRange", () => {
  it.each([
    [
      ["", ""],
      [null, null],
    ],
    [
      ["$8,000", "12000"],
      [8000, 12_000],
    ],
    [
      ["any", "20,000"],
      [null, 20_000],
    ],
    [
      ["20000", "5000"],
      [5000, 20_000],
    ],
  ] as const)("reads %j as %j", (typed, range) => expect(readRange(typed)).toEqual(range));
});

describe("positionAt", () => {
  it.each([
    [null, 3],
    [12_000, 2],
    [6500, 0.5],
    [14_000, 2.25],
    [0, 0],
    [999_999, 3],
  ])("returns for %s position %d", (value, position) => expect(positionAt(stops, value, 3)).toBe(position));

  it("returns the index of every stop", () => {
    fc.assert(
      fc.property(anyStops, (list) => {
        for (const [index, stop] of list.entries()) expect(positionAt(list, stop.value, 0)).toBe(index);
      }),
    );
  });
});

describe("valueAt", () => {
  it("returns every typed value that is on the track", () => {
    fc.assert(
      fc.property(anyStops, fc.integer({ min: 0, max: 200_000 }), (list, value) => {
        fc.pre(value > list[0]!.value && value < list.at(-1)!.value);
        expect(valueAt(list, positionAt(list, value, 0), 0)).toBe(value);
      }),
    );
  });
});

describe("positionsOf", () => {
  it("keeps the first thumb at or before the second, both on the track", () => {
    fc.assert(
      fc.property(anyStops, anyRange, (list, range) => {
        const [low, high] = positionsOf(list, range);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThan(list.length);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it("round-trips the position of a released thumb", () => {
    fc.assert(
      fc.property(anyStops, fc.nat(), fc.nat(), (list, a, b) => {
        const [low, high] = [a % list.length, b % list.length].sort((x, y) => x - y) as [number, number];
        expect(positionsOf(list, [valueAt(list, low, 0), valueAt(list, high, 1)])).toEqual([low, high]);
      }),
    );
  });

  it("accepts an empty list of stops", () => expect(positionsOf([], [null, 5])).toEqual([0, 0]));
});

describe("partsInRange", () => {
  it.each([
    [
      [null, null],
      [true, true, true],
    ],
    [
      [8000, null],
      [false, true, true],
    ],
    [
      [null, 8000],
      [true, false, false],
    ],
    [
      [7000, 9000],
      [true, true, false],
    ],
    [
      [90_000, null],
      [false, false, true],
    ],
    [
      [null, 100],
      [true, false, false],
    ],
  ] as const)("for %j returns %j", (range, parts) => expect(partsInRange(stops, range)).toEqual(parts));

  it("is contiguous and not empty", () => {
    fc.assert(
      fc.property(anyStops, anyRange, (list, range) => {
        expect(
          partsInRange(list, range)
            .map((inside) => (inside ? "x" : "."))
            .join(""),
        ).toMatch(/^\.*x+\.*$/);
      }),
    );
  });
});
