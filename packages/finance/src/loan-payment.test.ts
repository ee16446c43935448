import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loanPayment } from "./loan-payment.ts";
import { unwrap } from "./testing/unwrap.ts";

const principal = fc.integer({ min: 1, max: 15_000_000 });
const aprBp = fc.integer({ min: 0, max: 3_000 });
const months = fc.integer({ min: 1, max: 96 });

describe("loanPayment", () => {
  test("at 0 % is the principal divided by the months, rounded half up", () => {
    expect(unwrap(loanPayment(100_000, 0, 48))).toBe(2_083);
    expect(unwrap(loanPayment(101, 0, 2))).toBe(51);
  });

  test("is 0 for a principal of 0 or less", () => {
    expect(unwrap(loanPayment(0, 699, 72))).toBe(0);
    expect(unwrap(loanPayment(-50_000, 699, 72))).toBe(0);
  });

  test("rises with the rate and with the principal, falls with the term", () => {
    fc.assert(
      fc.property(principal, aprBp, months, fc.integer({ min: 1, max: 500 }), (amount, rate, term, more) => {
        const payment = unwrap(loanPayment(amount, rate, term));
        expect(unwrap(loanPayment(amount, rate + more, term))).toBeGreaterThanOrEqual(payment);
        expect(unwrap(loanPayment(amount + more, rate, term))).toBeGreaterThanOrEqual(payment);
        expect(unwrap(loanPayment(amount, rate, term + 1))).toBeLessThanOrEqual(payment);
      }),
      { numRuns: 500 },
    );
  });

  test("rises and falls strictly where the change exceeds a cent", () => {
    expect(unwrap(loanPayment(2_500_000, 700, 72))).toBeGreaterThan(unwrap(loanPayment(2_500_000, 699, 72)));
    expect(unwrap(loanPayment(2_500_000, 699, 72))).toBeLessThan(unwrap(loanPayment(2_500_000, 699, 60)));
    expect(unwrap(loanPayment(2_500_100, 699, 72))).toBeGreaterThan(unwrap(loanPayment(2_500_000, 699, 72)));
  });

  test("is continuous at 0 %", () => {
    fc.assert(
      fc.property(
        principal,
        months,
        fc.double({ min: 1e-9, max: 1e-6, noNaN: true }),
        (amount, term, rate) => {
          expect(
            Math.abs(unwrap(loanPayment(amount, rate, term)) - unwrap(loanPayment(amount, 0, term))),
          ).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("the present value of the payments is the principal, within half a cent each", () => {
    fc.assert(
      fc.property(principal, aprBp, months, (amount, rate, term) => {
        const payment = unwrap(loanPayment(amount, rate, term));
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

  test("is the exact payment rounded half up, computed in integers", () => {
    fc.assert(
      fc.property(
        principal,
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 6, max: 96 }),
        (p, r, n) => {
          // P·i/(1−(1+i)^−n) with i = r / 120,000, as one fraction.
          const grown = (120_000n + BigInt(r)) ** BigInt(n);
          const dividend = BigInt(p) * BigInt(r) * grown;
          const divisor = 120_000n * (grown - 120_000n ** BigInt(n));
          expect(BigInt(unwrap(loanPayment(p, r, n)))).toBe((2n * dividend + divisor) / (2n * divisor));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
