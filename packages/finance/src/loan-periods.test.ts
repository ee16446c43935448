import { fail } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { loanPayment } from "./loan-payment.ts";
import { loanPeriods } from "./loan-periods.ts";
import { numberOfPeriods } from "./number-of-periods.ts";
import { unwrap } from "./testing/unwrap.ts";

const principals = fc.integer({ min: 1, max: 10_000_000 });
const rates = fc.integer({ min: 0, max: 3_000 });

describe("loanPeriods", () => {
  test("$1,000 at 12 % in payments of $300", () => {
    const { rows, ...loan } = unwrap(loanPeriods(100_000, 1_200, 30_000));
    expect(loan).toEqual({ months: 4, lastPayment: 12_248, totalOfPayments: 102_248, financeCharge: 2_248 });
    expect(rows).toEqual([
      { month: 1, payment: 30_000, interest: 1_000, principal: 29_000, balance: 71_000 },
      { month: 2, payment: 30_000, interest: 710, principal: 29_290, balance: 41_710 },
      { month: 3, payment: 30_000, interest: 417, principal: 29_583, balance: 12_127 },
      { month: 4, payment: 12_248, interest: 121, principal: 12_127, balance: 0 },
    ]);
  });

  test("without a debt there is no payment", () => {
    const none = { months: 0, lastPayment: 0, totalOfPayments: 0, financeCharge: 0, rows: [] };
    expect(loanPeriods(0, 699, 0)).toEqual({ ok: true, value: none });
  });

  test.each([
    [100_000, 1_200, 1_000],
    [100_000, 1_200, 999],
    [100_000, 0, 0],
  ])("%d cents at %d basis points: a payment of %d repays nothing", (principal, aprBp, payment) => {
    expect(loanPeriods(principal, aprBp, payment)).toEqual(fail("finance.payment-too-low"));
  });

  test("counts at most 10,000 payments", () => {
    expect(unwrap(loanPeriods(10_000, 0, 1)).months).toBe(10_000);
    expect(loanPeriods(10_001, 0, 1)).toEqual(fail("finance.invalid-term"));
  });

  test("repays to the cent, the last payment at most the others", () => {
    fc.assert(
      fc.property(principals, rates, fc.integer({ min: 1, max: 1_000_000 }), (principal, aprBp, payment) => {
        const result = loanPeriods(principal, aprBp, payment);
        if (!result.ok) return;
        const { rows, months, lastPayment, totalOfPayments, financeCharge } = result.value;
        expect(rows).toHaveLength(months);
        expect(rows.slice(0, -1).every((row) => row.payment === payment)).toBe(true);
        expect(lastPayment).toBeGreaterThan(0);
        expect(lastPayment).toBeLessThanOrEqual(payment);
        expect(rows.at(-1)!.balance).toBe(0);
        expect(totalOfPayments).toBe((months - 1) * payment + lastPayment);
        expect(rows.reduce((sum, row) => sum + row.interest, 0)).toBe(financeCharge);
      }),
    );
  });

  test("a cent above the level payment needs at most its term, which NPER rounds up to", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 10_000_000 }),
        rates,
        fc.integer({ min: 6, max: 84 }),
        (principal, aprBp, term) => {
          const payment = unwrap(loanPayment(principal, aprBp, term)) + 1;
          const { months } = unwrap(loanPeriods(principal, aprBp, payment));
          expect(months).toBeLessThanOrEqual(term);
          const exact = unwrap(numberOfPeriods({ principal, payment, rate: aprBp / 120_000 }));
          expect(Math.abs(months - Math.ceil(exact))).toBeLessThanOrEqual(exact % 1 < 0.01 ? 1 : 0);
        },
      ),
    );
  });
});
