import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideSwap } from "./decide-swap.ts";

describe("decideSwap", () => {
  it.each([
    [100, 60, 4000, true],
    [100, 59, 4000, false],
    [3, 2, 3333, false],
    [3, 2, 3334, true],
    [0, 5, 0, true],
    [100, 200, 0, true],
    [100, 100, 0, true],
    [100, 99, 0, false],
  ])("with %i in stock, %i in the feed and %i basis points allowed: %j", (current, accepted, share, ok) =>
    expect(decideSwap({ currentCount: current, acceptedCount: accepted, maxDropShare: share }).ok).toBe(ok),
  );

  it("returns the share that would be dropped", () => {
    expect(decideSwap({ currentCount: 100, acceptedCount: 55, maxDropShare: 4000 })).toEqual({
      ok: false,
      errors: [{ path: [], code: "swap.drop", dropShare: 4500 }],
    });
  });

  it("rejects an empty feed even for an empty stock, unless everything may be dropped", () => {
    const empty = (currentCount: number, maxDropShare: number) =>
      decideSwap({ currentCount, acceptedCount: 0, maxDropShare });
    expect(empty(0, 9999)).toEqual({ ok: false, errors: [{ path: [], code: "swap.empty", dropShare: 0 }] });
    expect(empty(10, 9999)).toEqual({
      ok: false,
      errors: [{ path: [], code: "swap.empty", dropShare: 10_000 }],
    });
    expect(empty(10, 10_000)).toEqual({ ok: true, value: null });
  });

  it("is monotonic in the number of accepted vehicles", () => {
    const count = fc.integer({ min: 1, max: 5000 });
    const share = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(count, count, share, share, (currentCount, acceptedCount, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const strict = decideSwap({ currentCount, acceptedCount, maxDropShare: low }).ok;
        const loose = decideSwap({ currentCount, acceptedCount, maxDropShare: high }).ok;
        expect(!strict || loose).toBe(true);
      }),
    );
  });
});
