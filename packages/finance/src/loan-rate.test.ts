import { fail } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { levelPayment } from "./level-payment.ts";
import { loanPayment } from "./loan-payment.ts";
import { loanRate, ratePerPeriod } from "./loan-rate.ts";
import { unwrap } from "./testing/unwrap.ts";

describe("loanRate", () => {
  test("rounds to the rate that the payment was calculated from", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000_000, max: 15_000_000 }),
        fc.integer({ min: 1, max: 3_000 }),
        fc.constantFrom(24, 36, 48, 60, 72, 84),
        (principal, aprBp, months) => {
          expect(
            Math.round(unwrap(loanRate(principal, unwrap(loanPayment(principal, aprBp, months)), months))),
          ).toBe(aprBp);
        },
      ),
    );
  });

  test("is 0 when the payments equal the principal, and refused when they are less", () => {
    expect(unwrap(loanRate(120_000, 10_000, 12))).toBeCloseTo(0, 9);
    expect(loanRate(120_001, 10_000, 12)).toEqual(fail("finance.no-rate"));
    expect(unwrap(loanRate(119_999, 10_000, 12))).toBeGreaterThan(0);
  });

  test("solves very high rates", () => {
    const rate = unwrap(loanRate(100_000, 100_000, 12)) / 120_000;
    expect(unwrap(levelPayment({ principal: 100_000, rate, periods: 12 }))).toBeCloseTo(100_000, 6);
  });
});

describe("ratePerPeriod", () => {
  test("inverts levelPayment, with balloon and payments in advance", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-5, max: 0.1, noNaN: true }),
        fc.integer({ min: 1, max: 96 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.boolean(),
        (rate, periods, share, inAdvance) => {
          // A single payment in advance bears no interest, so no rate follows from it.
          fc.pre(periods > 1 || !inAdvance);
          const debt = { principal: 1_000_000, balloon: 1_000_000 * share, periods, inAdvance };
          const payment = unwrap(levelPayment({ ...debt, rate }));
          expect(unwrap(ratePerPeriod({ ...debt, payment }))).toBeCloseTo(rate, 8);
        },
      ),
    );
  });

  test("is refused when no rate fits", () => {
    expect(ratePerPeriod({ principal: 100, payment: 150, periods: 1, inAdvance: true })).toEqual(
      fail("finance.no-rate"),
    );
    expect(unwrap(ratePerPeriod({ principal: 100, payment: 150, periods: 1 }))).toBeCloseTo(0.5, 12);
  });
});
