import fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

test("between half and all of a wait that doubles", () => {
  const wait = (retry: number, chance: number) => retryDelay({ retry, chance, retryAfterSeconds: null });
  expect([wait(0, 0), wait(0, 0.999), wait(1, 0), wait(1, 0.999)]).toEqual([200, 400, 400, 800]);
});

test("never shorter than asked for, never longer than anybody waits", () => {
  const given = fc.record({
    retry: fc.nat(1),
    chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
    retryAfterSeconds: fc.option(fc.nat(3600)),
  });
  fc.assert(
    fc.property(given, (options) => {
      const wait = retryDelay(options);
      const asked = options.retryAfterSeconds ?? 0;
      if (asked > 10) expect(wait).toBeNull();
      else expect(wait).toBeGreaterThanOrEqual(asked * 1000 + 200);
    }),
  );
});
