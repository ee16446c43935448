import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newcombeInterval, wilsonInterval } from "./confidence-intervals.ts";

// R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3 (Wilson without continuity correction).
describe("wilsonInterval", () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("%i of %i has the published interval", (count, total, low, high) => {
    const interval = wilsonInterval({ count, total });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("says nothing of an empty group", () => {
    expect(wilsonInterval({ count: 0, total: 0 })).toEqual({ low: 0, high: 1 });
  });
});

// R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890, table II, method 10 (hybrid score).
describe("newcombeInterval", () => {
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])("%i of %i against %i of %i has the published interval", (a, m, b, n, low, high) => {
    const interval = newcombeInterval({ count: a, total: m }, { count: b, total: n });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("mirrors when the groups change places", () => {
    const group = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.record({ total: fc.constant(total), count: fc.integer({ min: 0, max: total }) }));
    fc.assert(
      fc.property(group, group, (a, b) => {
        expect(newcombeInterval(a, b).low).toBeCloseTo(-newcombeInterval(b, a).high, 10);
      }),
    );
  });

  it("says nothing when a group is empty", () => {
    const some = { count: 1, total: 2 };
    expect(newcombeInterval(some, { count: 0, total: 0 })).toEqual({ low: -1, high: 1 });
  });
});
