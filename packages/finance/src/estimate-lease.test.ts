import { fail } from "@forecourt/result";
import { type Cents, cents, type Miles, miles, months } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { defaultFees } from "./default-fees.ts";
import { estimateLease } from "./estimate-lease.ts";
import { financeDefaults } from "./finance-defaults.ts";
import { priceBreakdown } from "./price-breakdown.ts";
import { unwrap } from "./testing/unwrap.ts";

const settings = financeDefaults.chrome;
const price = unwrap(priceBreakdown({ price: cents(3_000_000), condition: "new", fees: defaultFees }));
const input = {
  price,
  msrp: cents(3_200_000),
  months: months(36),
  milesPerYear: miles(10_000),
  cashDown: cents(300_000),
};

describe("estimateLease", () => {
  test("cap cost is the headline price less cash down, residual is a share of the MSRP", () => {
    const result = estimateLease(input, settings);
    expect(result).toEqual({
      ok: true,
      value: {
        kind: "lease",
        // (2,724,500 − 1,824,000) / 36 + (2,724,500 + 1,824,000) × 0.00145
        payment: 31_609,
        months: 36,
        milesPerYear: 10_000,
        parts: { depreciation: 25_014, rent: 6_595, base: 31_609, tax: 0, taxAtSigning: 0 },
        adjustedCapCost: 2_724_500,
        residual: 1_824_000,
        totalOfPayments: 31_609 * 36,
        assumptions: {
          kind: "lease",
          months: 36,
          milesPerYear: 10_000,
          cashDown: 300_000,
          tradeEquity: 0,
          residual: 1_824_000,
          residualBp: 5_700,
          moneyFactorMillionths: 1_450,
          included: [{ code: "documentary", cents: 24_500 }],
          taxRateBp: 0,
          taxAtSigning: 0,
          exampleTerms: true,
        },
      },
    });
  });

  test("mentions no APR and no credit score", () => {
    expect(JSON.stringify(estimateLease(input, settings))).not.toMatch(/apr|credit|score/i);
  });

  test("taxes each payment", () => {
    const result = unwrap(estimateLease(input, { ...settings, taxRateBp: 1_000 }));
    expect(result.parts.tax).toBe(3_161);
    expect(result.payment).toBe(34_770);
    expect(result.assumptions.included.at(-1)).toEqual({ code: "tax", cents: 3_161 * 36 });
  });

  test.each([
    ["total-of-payments", 113_792],
    ["selling-price", 300_000],
  ] as const)("taxes the %s once, at signing, and no payment", (leaseTaxMethod, taxAtSigning) => {
    const result = unwrap(estimateLease(input, { ...settings, taxRateBp: 1_000, leaseTaxMethod }));
    const { parts, payment, totalOfPayments, assumptions } = result;
    expect([parts.tax, payment, totalOfPayments]).toEqual([0, 31_609, 31_609 * 36]);
    expect(assumptions.taxAtSigning).toBe(taxAtSigning);
    expect(assumptions.included).toEqual([{ code: "documentary", cents: 24_500 }]);
  });

  test("negative equity and more miles raise the payment, more cash down lowers it", () => {
    const payment = (change: Partial<typeof input> & { tradeEquity?: Cents }) => {
      const result = estimateLease({ ...input, ...change }, settings);
      return result.ok ? result.value.payment : 0;
    };
    expect(payment({ tradeEquity: cents(-100_000) })).toBeGreaterThan(payment({}));
    expect(payment({ milesPerYear: miles(15_000) })).toBeGreaterThan(
      payment({ milesPerYear: miles(12_500) }),
    );
    expect(payment({ milesPerYear: miles(12_500) })).toBeGreaterThan(payment({}));
    expect(payment({ cashDown: cents(400_000) })).toBeLessThan(payment({}));
  });

  test.each([
    [{ msrp: null }, "lease.no-msrp"],
    [{ msrp: cents(0) }, "lease.no-msrp"],
    [{ months: months(48) }, "lease.no-terms"],
    [{ milesPerYear: miles(20_000) }, "lease.no-terms"],
    // $30,245 less $13,000 is below the residual of $18,240.
    [{ cashDown: cents(1_300_000) }, "lease.residual-above-cap"],
    [{ tradeEquity: cents(1_300_000) }, "lease.residual-above-cap"],
  ])("with %j returns the error %s", (change, code) => {
    expect(estimateLease({ ...input, ...change }, settings)).toEqual(fail(code));
  });

  test("refuses an infinite mileage, although the settings have it too", () => {
    const milesPerYear = Number.POSITIVE_INFINITY as Miles;
    const leaseTerms = [{ ...settings.leaseTerms[0]!, months: 36, milesPerYear }];
    expect(estimateLease({ ...input, milesPerYear }, { ...settings, leaseTerms })).toEqual(
      fail("lease.no-terms"),
    );
  });

  test("refuses a residual above the whole MSRP", () => {
    const [terms] = settings.leaseTerms;
    const leaseTerms = [{ ...terms!, months: 36, milesPerYear: 10_000, residualBp: 10_001 }];
    expect(estimateLease(input, { ...settings, leaseTerms })).toEqual(fail("finance.invalid-rate"));
  });
});
