import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loanPayment } from "./loan-payment.ts";

const principal = fc.integer({ min: 1, max: 15_000_000 });
const aprBp = fc.integer({ min: 0, max: 3_000 });
const months = fc.integer({ min: 1, max: 96 });

describe("loanPayment", () => {
  test("at 0 % is the principal divided by the months, rounded half up", () => {
    expect(loanPayment(100_000, 0, 48)).toBe(2_083);
    expect(loanPayment(101, 0, 2)).toBe(51);
  });

  test("is 0 for a principal of 0 or less", () => {
    expect(loanPayment(0, 699, 72)).toBe(0);
    expect(loanPayment(-50_000, 699, 72)).toBe(0);
  });

  test.each([
    [0, 699],
    [-12, 699],
    [12.5, 699],
    [Number.NaN, 699],
    [72, -1],
    [72, Number.NaN],
  ])("throws a RangeError for %d months at %d basis points", (term, rate) => {
    expect(() => loanPayment(1_000_000, rate, term)).toThrow(RangeError);
  });

  test("rises with the rate and with the principal, falls with the term", () => {
    fc.assert(
      fc.property(principal, aprBp, months, fc.integer({ min: 1, max: 500 }), (amount, rate, term, more) => {
        const payment = loanPayment(amount, rate, term);
        expect(loanPayment(amount, rate + more, term)).toBeGreaterThanOrEqual(payment);
        expect(loanPayment(amount + more, rate, term)).toBeGreaterThanOrEqual(payment);
        expect(loanPayment(amount, rate, term + 1)).toBeLessThanOrEqual(payment);
      }),
      { numRuns: 500 },
    );
  });

  test("rises and falls strictly where the change exceeds a cent", () => {
    expect(loanPayment(2_500_000, 700, 72)).toBeGreaterThan(loanPayment(2_500_000, 699, 72));
    expect(loanPayment(2_500_000, 699, 72)).toBeLessThan(loanPayment(2_500_000, 699, 60));
    expect(loanPayment(2_500_100, 699, 72)).toBeGreaterThan(loanPayment(2_500_000, 699, 72));
  });

  test("is continuous at 0 %", () => {
    fc.assert(
      fc.property(
        principal,
        months,
        fc.double({ min: 1e-9, max: 1e-6, noNaN: true }),
        (amount, term, rate) => {
          expect(
            Math.abs(loanPayment(amount, rate, term) - loanPayment(amount, 0, term)),
          ).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("the present value of the payments is the principal, within half a cent each", () => {
    fc.assert(
      fc.property(principal, aprBp, months, (amount, rate, term) => {
        const payment = loanPayment(amount, rate, term);
        let worth = 0;
        let worthOfHalfCents = 0;
        for (let month = 1; month <= term; month += 1) {
          const discount = (1 + rate / 120_000) ** -month;
          worth += payment * discount;
          worthOfHalfCents += 0.5 * discount;
        }
        expect(Math.abs(worth - amount)).toBeLessThanOrEqual(worthOfHalfCents + 1e-4);
      }),
    );
  });
});
