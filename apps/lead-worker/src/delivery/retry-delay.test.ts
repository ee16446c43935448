import fc from "fast-check";
import { expect, it } from "vitest";
import { LAST_ATTEMPT, retryDelay } from "./retry-delay.ts";

const exact = { random: 0.5, retryAfterSeconds: null };

it("grows from 5 seconds to 12 hours, and ends after eleven attempts", () => {
  const delays = Array.from({ length: 11 }, (_, n) => retryDelay(n + 1, exact));
  expect(delays).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, null]);
  expect(LAST_ATTEMPT).toBe(11);
});

it("has a jitter of 20 %", () => {
  expect(retryDelay(2, { random: 0, retryAfterSeconds: null })).toBeCloseTo(24);
  expect(retryDelay(2, { random: 1, retryAfterSeconds: null })).toBeCloseTo(36);
});

it("waits for the longer of schedule and Retry-After, and always ends", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(90_000),
      (attempt, random, asked) => {
        const planned = retryDelay(attempt, { random, retryAfterSeconds: null });
        const delay = retryDelay(attempt, { random, retryAfterSeconds: asked });
        expect(delay === null).toBe(attempt >= LAST_ATTEMPT);
        if (delay !== null && planned !== null) expect(delay).toBe(Math.max(planned, asked));
      },
    ),
  );
});
