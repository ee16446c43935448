import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { levelPayment, principalPart } from "./level-payment.ts";
import { unwrap } from "./testing/unwrap.ts";

describe("levelPayment", () => {
  test("at 0 % is principal less balloon divided by the number of payments", () => {
    expect(unwrap(levelPayment({ principal: 120, rate: 0, periods: 12 }))).toBe(10);
    expect(unwrap(levelPayment({ principal: 120, balloon: 24, rate: 0, periods: 12, inAdvance: true }))).toBe(
      8,
    );
  });

  test("in advance, is divided by 1 + rate", () => {
    const debt = { principal: 100_000, balloon: 20_000, rate: 0.01, periods: 24 };
    const atEnd = unwrap(levelPayment(debt));
    expect(unwrap(levelPayment({ ...debt, inAdvance: false }))).toBe(atEnd);
    expect(unwrap(levelPayment({ ...debt, inAdvance: true }))).toBeCloseTo(atEnd / 1.01, 9);
  });

  test("with a balloon of the whole principal is only the interest", () => {
    expect(
      unwrap(levelPayment({ principal: 100_000, balloon: 100_000, rate: 0.01, periods: 24 })),
    ).toBeCloseTo(1_000, 9);
  });

  test("the debt after the last payment is the balloon", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.oneof(fc.constant(0), fc.double({ min: 1e-12, max: 0.05, noNaN: true })),
        fc.integer({ min: 1, max: 120 }),
        fc.boolean(),
        (principal, share, rate, periods, inAdvance) => {
          const balloon = principal * share;
          const payment = unwrap(levelPayment({ principal, balloon, rate, periods, inAdvance }));
          let owed = principal;
          for (let period = 1; period <= periods; period += 1) {
            owed = inAdvance ? (owed - payment) * (1 + rate) : owed * (1 + rate) - payment;
          }
          expect(Math.abs(owed - balloon) / principal).toBeLessThanOrEqual(1e-6);
        },
      ),
    );
  });
});

test("the principal parts of all payments add up to the principal less the balloon", () => {
  const debt = { principal: 5_500_000, balloon: 500_000, rate: 0.1 / 12, periods: 60 };
  let repaid = 0;
  for (let period = 1; period <= debt.periods; period += 1) repaid += unwrap(principalPart(debt, period));
  expect(repaid).toBeCloseTo(5_000_000, 3);
});
