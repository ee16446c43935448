import { fail } from "@forecourt/result";
import fc from "fast-check";
import { expect, test } from "vitest";

import { levelPayment } from "./level-payment.ts";
import { numberOfPeriods } from "./number-of-periods.ts";
import { unwrap } from "./testing/unwrap.ts";

test("inverts levelPayment, with balloon and payments in advance", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(0), fc.double({ min: 1e-5, max: 0.1, noNaN: true })),
      fc.integer({ min: 1, max: 120 }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.boolean(),
      (rate, periods, share, inAdvance) => {
        const debt = { principal: 1_000_000, balloon: 1_000_000 * share, rate, inAdvance };
        const payment = unwrap(levelPayment({ ...debt, periods }));
        expect(Math.abs(unwrap(numberOfPeriods({ ...debt, payment })) - periods)).toBeLessThanOrEqual(1e-3);
      },
    ),
  );
});

test.each([
  ["only the interest", { principal: 100_000, rate: 0.01, payment: 1_000 }],
  ["less than the interest", { principal: 100_000, rate: 0.01, payment: 999 }],
  ["nothing at 0 %", { principal: 100_000, rate: 0, payment: 0 }],
  ["the debt grows instead", { principal: 100_000, rate: 0, payment: -10 }],
  ["a balloon above the debt is never reached", { principal: 100, rate: 0.01, payment: 10, balloon: 200 }],
])("refuses a payment that never repays: %s", (_, debt) => {
  expect(numberOfPeriods(debt)).toEqual(fail("finance.payment-too-low"));
});

test("no debt needs no payment", () => {
  for (const principal of [0, 500]) {
    expect(numberOfPeriods({ principal, balloon: principal, rate: 0.01, payment: 5 })).toEqual({
      ok: true,
      value: 0,
    });
    expect(numberOfPeriods({ principal, balloon: principal, rate: 0, payment: 0 })).toEqual({
      ok: true,
      value: 0,
    });
  }
});
