import fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

test("is up to 400 ms, doubled for each retry", () => {
  const wait = (retry: number, random: number) => retryDelay({ retry, random, retryAfterSeconds: null });
  expect([wait(0, 0), wait(0, 0.5), wait(0, 0.999)]).toEqual([0, 200, 400]);
  expect([wait(1, 0), wait(1, 0.5), wait(1, 0.999)]).toEqual([0, 400, 799]);
});

test("is null for a Retry-After of more than ten seconds", () => {
  const wait = (retryAfterSeconds: number) => retryDelay({ retry: 0, random: 0.5, retryAfterSeconds });
  expect([wait(0), wait(10), wait(11)]).toEqual([200, 10_200, null]);
});

test("is never shorter than Retry-After", () => {
  const given = fc.record({
    retry: fc.nat(1),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }),
    retryAfterSeconds: fc.nat(10),
  });
  fc.assert(
    fc.property(given, (options) => {
      const wait = retryDelay(options) ?? -1;
      expect(wait).toBeGreaterThanOrEqual(options.retryAfterSeconds * 1000);
      expect(wait).toBeLessThanOrEqual(options.retryAfterSeconds * 1000 + 800);
    }),
  );
});
