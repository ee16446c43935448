import { fail } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annualPercentageRate, type CashFlow } from "./annual-percentage-rate.ts";
import { dueDates } from "./due-dates.ts";
import { loanPayment } from "./loan-payment.ts";
import { appendixJCases } from "./testing/appendix-j-cases.ts";
import { unwrap } from "./testing/unwrap.ts";

const flow = (date: string, cents: number): CashFlow => ({ date, cents });
const flows = (cents: number, dates: readonly string[]) => dates.map((date) => flow(date, cents));

const rateOf = (credit: { advances: CashFlow[]; payments: CashFlow[] }) =>
  unwrap(annualPercentageRate(credit));

test.each(appendixJCases)("Appendix J $example: $percent %", ({ advances, payments, percent, perYear }) => {
  const { aprBp, periodsPerYear } = rateOf({ advances, payments });
  expect(Math.abs(aprBp - percent * 100)).toBeLessThanOrEqual(0.5);
  expect(periodsPerYear).toBeCloseTo(perYear, 12);
});

test("accepts advances and payments in any order", () => {
  const [{ advances, payments }] = appendixJCases as [(typeof appendixJCases)[0]];
  const split = [flow("1978-01-10", 100_000), flow("1978-01-10", 400_000)];
  expect(rateOf({ advances: split, payments: payments.toReversed() })).toEqual(
    rateOf({ advances, payments }),
  );
});

describe("several advances", () => {
  // The amounts are chosen for exactly 1 % a month.
  test("three monthly advances repaid a month later", () => {
    const advances = flows(1_000_000, ["2026-01-15", "2026-02-15", "2026-03-15"]);
    const result = rateOf({ advances, payments: [flow("2026-04-15", 3_060_401)] });
    expect(result.aprBp).toBeCloseTo(1_200, 8);
    expect(result.periodsPerYear).toBe(12);
  });

  test("includes an advance after the last payment", () => {
    const advances = [
      flow("2026-01-15", 1_010_000),
      flow("2026-02-15", 500_000),
      flow("2026-03-15", 101_000),
    ];
    expect(rateOf({ advances, payments: [flow("2026-02-15", 1_620_100)] }).aprBp).toBeCloseTo(1_200, 6);
  });
});

describe("error codes", () => {
  const advances = [flow("2026-01-15", 100_000)];
  const payments = [flow("2026-02-15", 50_000), flow("2026-03-15", 60_000)];

  test.each<[string, { advances: CashFlow[]; payments: CashFlow[] }, string]>([
    ["no advance", { advances: [], payments }, "apr.invalid-flow"],
    ["no payment", { advances, payments: [] }, "apr.invalid-flow"],
    ["an impossible date", { advances: [flow("2026-02-30", 1)], payments }, "apr.invalid-flow"],
    ["a fraction of a cent", { advances, payments: [flow("2026-02-15", 200_000.5)] }, "apr.invalid-flow"],
    ["an amount of 0", { advances, payments: [...payments, flow("2026-04-15", 0)] }, "apr.invalid-flow"],
    [
      "a payment before the first advance",
      { advances, payments: [...payments, flow("2026-01-14", 1)] },
      "apr.invalid-flow",
    ],
    [
      "a payment on the day of the first advance",
      { advances, payments: [flow("2026-01-15", 200_000)] },
      "apr.invalid-flow",
    ],
    [
      "payments a cent below the advances",
      { advances, payments: [flow("2026-02-15", 99_999)] },
      "apr.no-rate",
    ],
    [
      "payments worth more than the advances at every rate",
      {
        advances: [flow("2026-01-15", 1), flow("2028-01-15", 1)],
        payments: flows(100_000_000, ["2026-01-16"]),
      },
      "apr.no-rate",
    ],
  ])("%s", (_, credit, code) => {
    expect(annualPercentageRate(credit)).toEqual(fail(code));
  });

  test("repaying exactly the advance is 0 %, a cent more is above 0 %", () => {
    expect(rateOf({ advances, payments: [flow("2026-02-15", 100_000)] }).aprBp).toBeCloseTo(0, 9);
    expect(rateOf({ advances, payments: [flow("2026-02-15", 100_001)] }).aprBp).toBeCloseTo(1.2, 9);
  });
});

describe("properties", () => {
  const regular = fc.record({
    principal: fc.integer({ min: 500_000, max: 10_000_000 }),
    aprBp: fc.integer({ min: 0, max: 2_500 }),
    months: fc.integer({ min: 2, max: 84 }),
    day: fc.integer({ min: 1, max: 31 }),
  });

  test("the APR of a regular loan without fees is its interest rate, for any due day", () => {
    fc.assert(
      fc.property(regular, ({ principal, aprBp, months, day }) => {
        const [start, ...dates] = unwrap(
          dueDates({
            first: `2026-01-${String(day).padStart(2, "0")}`,
            count: months + 1,
            every: { months: 1 },
          }),
        );
        const payment = unwrap(loanPayment(principal, aprBp, months));
        const result = annualPercentageRate({
          advances: [flow(start!, principal)],
          payments: flows(payment, dates),
        });
        // Rounding takes up to half a cent a payment; at 0 % the payments can then be below the loan.
        if (!result.ok) {
          expect(payment * months).toBeLessThan(principal);
          return;
        }
        expect(result.value.periodsPerYear).toBe(12);
        const ofHalfCents = (0.5 * months * 240_000) / (principal * (months + 1));
        expect(Math.abs(result.value.aprBp - aprBp)).toBeLessThanOrEqual(ofHalfCents * 2 + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  const irregular = fc.record({
    start: fc.integer({ min: 0, max: 3_000 }),
    gaps: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 }),
    cents: fc.integer({ min: 10_000, max: 100_000 }),
    share: fc.double({ min: 0.5, max: 1, noNaN: true }),
  });
  const creditOf = ({
    start,
    gaps,
    cents,
    share,
  }: {
    start: number;
    gaps: number[];
    cents: number;
    share: number;
  }) => {
    const date = (days: number) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
    let day = start;
    const payments = gaps.map((gap) => {
      day += gap;
      return flow(date(day), cents);
    });
    return { advances: [flow(date(start), Math.round(cents * gaps.length * share))], payments };
  };

  test("discounts the payments to the advances, by a second implementation of the equation", () => {
    fc.assert(
      fc.property(irregular, (input) => {
        const credit = creditOf(input);
        const { aprBp, periodsPerYear } = rateOf(credit);
        // The second implementation handles only unit-periods counted in days.
        const days = [364, 365]
          .map((year) => year / periodsPerYear)
          .find((length) => Number.isInteger(length));
        if (!days || periodsPerYear <= 12) return;
        const start = Date.parse(credit.advances[0]!.date);
        let worth = 0;
        for (const { date, cents } of credit.payments) {
          const elapsed = (Date.parse(date) - start) / 86_400_000;
          let factor = 1;
          const i = aprBp / 10_000 / periodsPerYear;
          for (let full = 1; full <= Math.floor(elapsed / days); full += 1) factor *= 1 + i;
          factor *= 1 + ((elapsed % days) / days) * i;
          worth += cents / factor;
        }
        expect(worth / credit.advances[0]!.cents).toBeCloseTo(1, 8);
      }),
      { numRuns: 100 },
    );
  });

  test("does not change when all amounts are multiplied", () => {
    fc.assert(
      fc.property(irregular, fc.integer({ min: 2, max: 1_000 }), (input, times) => {
        const { advances, payments } = creditOf(input);
        const larger = (list: CashFlow[]) => list.map(({ date, cents }) => flow(date, cents * times));
        const { aprBp } = rateOf({ advances, payments });
        const scaled = rateOf({ advances: larger(advances), payments: larger(payments) }).aprBp;
        expect(Math.abs(scaled - aprBp)).toBeLessThanOrEqual(1e-6 * (1 + aprBp));
      }),
      { numRuns: 100 },
    );
  });

  test("rises when a payment rises", () => {
    fc.assert(
      fc.property(irregular, ({ gaps, ...input }) => {
        const { advances, payments } = creditOf({ gaps, ...input });
        const [first, ...rest] = payments;
        const dearer = [flow(first!.date, first!.cents + 100), ...rest];
        expect(rateOf({ advances, payments: dearer }).aprBp).toBeGreaterThan(
          rateOf({ advances, payments }).aprBp,
        );
      }),
      { numRuns: 60 },
    );
  });
});
