import { cents, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultFees } from "./default-fees.ts";
import { estimateDefaultLoan, estimateLoan } from "./estimate-loan.ts";
import { financeDefaults } from "./finance-defaults.ts";
import { loanPayment } from "./loan-payment.ts";
import { priceBreakdown } from "./price-breakdown.ts";
import { unwrap } from "./testing/unwrap.ts";

const settings = financeDefaults.chrome;
const used = unwrap(priceBreakdown({ price: cents(2_499_500), condition: "used", fees: defaultFees }));
const input = { price: used, year: 2021, months: months(60), cashDown: cents(250_000), creditScore: 610 };

describe("estimateLoan", () => {
  test("finances the headline price less cash down, at the rate for score and model year", () => {
    const estimate = unwrap(estimateLoan(input, settings));
    expect(estimate).toEqual({
      kind: "loan",
      payment: 48_887,
      months: 60,
      aprBp: 1_049,
      amountFinanced: 2_525_000 - 250_000,
      totalOfPayments: 48_887 * 60,
      financeCharge: 48_887 * 60 - (2_525_000 - 250_000),
      assumptions: {
        kind: "loan",
        aprBp: 1_049,
        aprParts: [
          { code: "base", bp: 699 },
          { code: "credit-tier", bp: 150, minScore: 600, maxScore: 619 },
          { code: "model-year", bp: 200, yearFrom: 2018 },
        ],
        months: 60,
        cashDown: 250_000,
        tradeEquity: 0,
        credit: { minScore: 610, maxScore: 610 },
        included: [
          { code: "documentary", cents: 24_500 },
          { code: "thirty-day-drive", cents: 1_000 },
        ],
        taxRateBp: 0,
        exampleTerms: true,
      },
    });
  });

  test("taxes the vehicle's price, not the fees, and lists the tax", () => {
    const estimate = unwrap(estimateLoan(input, { ...settings, taxRateBp: 800 }));
    expect(estimate.amountFinanced).toBe(2_525_000 + 199_960 - 250_000);
    expect(estimate.assumptions.included.at(-1)).toEqual({ code: "tax", cents: 199_960 });
  });

  test("with trade-in tax credit, taxes only the difference between price and equity", () => {
    const credited = { ...settings, taxRateBp: 800, tradeInTaxCredit: true };
    const tax = (tradeEquity: number) =>
      unwrap(estimateLoan({ ...input, tradeEquity: cents(tradeEquity) }, credited)).assumptions.included.at(
        -1,
      );
    expect(tax(499_500)).toEqual({ code: "tax", cents: 160_000 });
    expect(tax(-499_500)).toEqual({ code: "tax", cents: 199_960 });
    const uncredited = { ...settings, taxRateBp: 800 };
    const estimate = unwrap(estimateLoan({ ...input, tradeEquity: cents(499_500) }, uncredited));
    expect(estimate.assumptions.included.at(-1)).toEqual({ code: "tax", cents: 199_960 });
  });

  test("has a finance charge of 0 at 0 %, even when rounding makes the payments less than the loan", () => {
    const price = unwrap(
      priceBreakdown({
        price: cents(100_000),
        condition: "new",
        fees: { documentary: 0, thirtyDayDrive: 0 },
      }),
    );
    const free = { ...settings, baseAprBp: 0, modelYearRule: null };
    const estimate = unwrap(
      estimateLoan({ price, year: 2025, months: months(48), cashDown: cents(0), creditScore: 850 }, free),
    );
    expect([estimate.totalOfPayments, estimate.financeCharge]).toEqual([99_984, 0]);
  });

  test("limits cash down to $20,000 and to the price with its fees, and reports the used amount", () => {
    expect(
      unwrap(estimateLoan({ ...input, cashDown: cents(9_999_999) }, settings)).assumptions.cashDown,
    ).toBe(2_000_000);
    const cheap = unwrap(priceBreakdown({ price: cents(500_000), condition: "used", fees: defaultFees }));
    const estimate = unwrap(estimateLoan({ ...input, price: cheap, cashDown: cents(9_999_999) }, settings));
    expect(estimate.assumptions.cashDown).toBe(525_500);
    expect(estimate.amountFinanced).toBe(0);
  });

  test("subtracts equity and adds negative equity", () => {
    expect(unwrap(estimateLoan({ ...input, tradeEquity: cents(100_000) }, settings)).amountFinanced).toBe(
      2_175_000,
    );
    expect(unwrap(estimateLoan({ ...input, tradeEquity: cents(-100_000) }, settings)).amountFinanced).toBe(
      2_375_000,
    );
  });

  test("the payment is 0 when equity exceeds the cost", () => {
    const estimate = unwrap(estimateLoan({ ...input, tradeEquity: cents(3_000_000) }, settings));
    expect(estimate.amountFinanced).toBe(-725_000);
    expect([estimate.payment, estimate.totalOfPayments, estimate.financeCharge]).toEqual([0, 0, 0]);
  });

  test("accepts a credit tier and reports its range", () => {
    const { creditScore, ...rest } = input;
    const creditTier = { minScore: 520, maxScore: 559, addBp: 650 };
    const estimate = unwrap(estimateLoan({ ...rest, creditTier }, settings));
    expect(estimate.aprBp).toBe(1_549);
    expect(estimate.assumptions.credit).toEqual({ minScore: 520, maxScore: 559 });
  });

  test("the total of payments is the payment times the term, for any input", () => {
    const anyInput = fc.record({
      vehicle: fc.integer({ min: 100_000, max: 12_000_000 }),
      condition: fc.constantFrom("new" as const, "used" as const, "certified" as const),
      year: fc.integer({ min: 1990, max: 2027 }),
      months: fc.constantFrom(12, 24, 36, 48, 60, 72).map(months),
      cashDown: fc.integer({ min: -100, max: 3_000_000 }).map(cents),
      tradeEquity: fc.integer({ min: -1_000_000, max: 2_000_000 }).map(cents),
      creditScore: fc.integer({ min: 300, max: 850 }),
    });
    fc.assert(
      fc.property(anyInput, ({ vehicle, condition, ...choice }) => {
        const price = unwrap(priceBreakdown({ price: cents(vehicle), condition, fees: defaultFees }));
        const estimate = unwrap(estimateLoan({ price, ...choice }, settings));
        const { cashDown, tradeEquity } = estimate.assumptions;
        expect(estimate.amountFinanced).toBe(price.total - cashDown - tradeEquity);
        expect(estimate.payment).toBe(
          unwrap(loanPayment(estimate.amountFinanced, estimate.aprBp, choice.months)),
        );
        expect(estimate.totalOfPayments).toBe(estimate.payment * choice.months);
        expect(estimate.aprBp).toBe(estimate.assumptions.aprParts.reduce((sum, part) => sum + part.bp, 0));
      }),
    );
  });
});

describe("estimateDefaultLoan", () => {
  test("takes term, cash down and score from the settings", () => {
    const { assumptions } = unwrap(estimateDefaultLoan({ price: used, year: 2017 }, settings));
    expect(assumptions).toMatchObject({
      aprBp: 699,
      months: 72,
      cashDown: 252_500,
      tradeEquity: 0,
      credit: { minScore: 850, maxScore: 850 },
    });
    expect(unwrap(estimateDefaultLoan({ price: used, year: 2017 }, financeDefaults.base)).months).toBe(24);
  });
});
