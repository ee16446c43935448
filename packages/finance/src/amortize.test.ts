import { basisPoints, cents, type Months, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amortize } from "./amortize.ts";
import { loanPayment } from "./loan-payment.ts";
import { unwrap } from "./testing/unwrap.ts";

describe("amortize", () => {
  test("ends at balance 0, and the last payment absorbs the accumulated rounding", () => {
    const practical = {
      principal: fc.integer({ min: 100_000, max: 15_000_000 }),
      aprBp: fc.integer({ min: 0, max: 2_000 }),
      months: fc.constantFrom(12, 24, 36, 48, 60, 72),
    };
    fc.assert(
      fc.property(practical.principal, practical.aprBp, practical.months, (principal, aprBp, months) => {
        const rows = unwrap(amortize(cents(principal), basisPoints(aprBp), months as Months));
        const level = unwrap(loanPayment(cents(principal), basisPoints(aprBp), months as Months));
        expect(rows).toHaveLength(months);
        expect(rows.at(-1)!.balance).toBe(0);
        // Payment and interest are rounded by up to half a cent a month; the difference bears interest.
        const rate = aprBp / 120_000;
        const most = rate === 0 ? months : ((1 + rate) ** months - 1) / rate;
        expect(Math.abs(rows.at(-1)!.payment - level)).toBeLessThanOrEqual(Math.ceil(most));
        expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(principal);
        let owed = principal;
        for (const row of rows) {
          expect(row.payment).toBe(row.interest + row.principal);
          if (row.month < months) expect(row.payment).toBe(level);
          owed -= row.principal;
          expect(row.balance).toBe(owed);
        }
      }),
    );
  });

  test("$1,000 at 0 % for 48 months", () => {
    const rows = unwrap(amortize(cents(100_000), basisPoints(0), months(48)));
    expect(rows[0]).toEqual({ month: 1, payment: 2_083, interest: 0, principal: 2_083, balance: 97_917 });
    expect(rows.at(-1)).toEqual({ month: 48, payment: 2_099, interest: 0, principal: 2_099, balance: 0 });
  });

  test("no payment is above what is owed", () => {
    // 3 cents in 5 payments: 0.6 cents round to 1.
    const payments = unwrap(amortize(cents(3), basisPoints(0), months(5))).map(({ payment, balance }) => [
      payment,
      balance,
    ]);
    expect(payments).toEqual([
      [1, 2],
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test("a negative principal has payments and balances of 0", () => {
    expect(
      unwrap(amortize(cents(-500), basisPoints(699), months(12))).every(
        (row) => row.payment === 0 && row.balance === 0,
      ),
    ).toBe(true);
  });
});
