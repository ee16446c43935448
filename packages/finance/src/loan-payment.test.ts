import { basisPoints, cents, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loanPayment } from "./loan-payment.ts";
import { unwrap } from "./testing/unwrap.ts";

const principal = fc.integer({ min: 1, max: 15_000_000 });
const aprBp = fc.integer({ min: 0, max: 3_000 });
const terms = fc.integer({ min: 1, max: 96 });

describe("loanPayment", () => {
  test("at 0 % is the principal divided by the months, rounded half up", () => {
    expect(unwrap(loanPayment(cents(100_000), basisPoints(0), months(48)))).toBe(2_083);
    expect(unwrap(loanPayment(cents(101), basisPoints(0), months(2)))).toBe(51);
  });

  test("is 0 for a principal of 0 or less", () => {
    expect(unwrap(loanPayment(cents(0), basisPoints(699), months(72)))).toBe(0);
    expect(unwrap(loanPayment(cents(-50_000), basisPoints(699), months(72)))).toBe(0);
  });

  test("rises with the rate and with the principal, falls with the term", () => {
    fc.assert(
      fc.property(principal, aprBp, terms, fc.integer({ min: 1, max: 500 }), (amount, rate, term, more) => {
        const payment = unwrap(loanPayment(cents(amount), basisPoints(rate), months(term)));
        expect(
          unwrap(loanPayment(cents(amount), basisPoints(rate + more), months(term))),
        ).toBeGreaterThanOrEqual(payment);
        expect(
          unwrap(loanPayment(cents(amount + more), basisPoints(rate), months(term))),
        ).toBeGreaterThanOrEqual(payment);
        expect(unwrap(loanPayment(cents(amount), basisPoints(rate), months(term + 1)))).toBeLessThanOrEqual(
          payment,
        );
      }),
      { numRuns: 500 },
    );
  });

  test("rises and falls strictly where the change exceeds a cent", () => {
    expect(unwrap(loanPayment(cents(2_500_000), basisPoints(700), months(72)))).toBeGreaterThan(
      unwrap(loanPayment(cents(2_500_000), basisPoints(699), months(72))),
    );
    expect(unwrap(loanPayment(cents(2_500_000), basisPoints(699), months(72)))).toBeLessThan(
      unwrap(loanPayment(cents(2_500_000), basisPoints(699), months(60))),
    );
    expect(unwrap(loanPayment(cents(2_500_100), basisPoints(699), months(72)))).toBeGreaterThan(
      unwrap(loanPayment(cents(2_500_000), basisPoints(699), months(72))),
    );
  });

  test("is continuous at 0 %", () => {
    fc.assert(
      fc.property(
        principal,
        terms,
        fc.double({ min: 1e-9, max: 1e-6, noNaN: true }),
        (amount, term, rate) => {
          expect(
            Math.abs(
              unwrap(loanPayment(cents(amount), basisPoints(rate), months(term))) -
                unwrap(loanPayment(cents(amount), basisPoints(0), months(term))),
            ),
          ).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("the present value of the payments is the principal, within half a cent each", () => {
    fc.assert(
      fc.property(principal, aprBp, terms, (amount, rate, term) => {
        const payment = unwrap(loanPayment(cents(amount), basisPoints(rate), months(term)));
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
          expect(BigInt(unwrap(loanPayment(cents(p), basisPoints(r), months(n))))).toBe(
            (2n * dividend + divisor) / (2n * divisor),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
