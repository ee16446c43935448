import { fail } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { leasePayment } from "./lease-payment.ts";
import { unwrap } from "./testing/unwrap.ts";

const lease = {
  adjustedCapCost: 3_000_000,
  residual: 1_800_000,
  moneyFactorMillionths: 1_250,
  months: 36,
  taxRateBp: 0,
};

describe("leasePayment", () => {
  test.each([
    ["each-payment", { tax: 2_852, payment: 42_185, taxAtSigning: 0 }],
    ["total-of-payments", { tax: 0, payment: 39_333, taxAtSigning: 102_659 }],
    ["selling-price", { tax: 0, payment: 39_333, taxAtSigning: 232_000 }],
  ] as const)("taxed by %s", (taxMethod, expected) => {
    const taxed = { ...lease, taxRateBp: 725, taxMethod, sellingPrice: 3_200_000 };
    expect(unwrap(leasePayment(taxed))).toMatchObject({ base: 39_333, ...expected });
  });

  test("taxes the adjusted cap cost when no selling price is given", () => {
    const taxed = { ...lease, taxRateBp: 725, taxMethod: "selling-price" as const };
    expect(unwrap(leasePayment(taxed)).taxAtSigning).toBe(217_500);
  });

  test("refuses a residual above the cap cost, whatever is paid down", () => {
    const refused = fail("lease.residual-above-cap");
    expect(leasePayment({ ...lease, adjustedCapCost: 1_799_999 })).toEqual(refused);
    expect(leasePayment({ ...lease, adjustedCapCost: -100 })).toEqual(refused);
  });

  test("a residual of the whole cap cost leaves only rent", () => {
    const { depreciation, rent, base } = unwrap(leasePayment({ ...lease, adjustedCapCost: 1_800_000 }));
    expect([depreciation, rent, base]).toEqual([0, 4_500, 4_500]);
  });

  test("refuses amounts whose sum would not be exact", () => {
    const large = { ...lease, adjustedCapCost: 99_999_999_999 };
    expect(leasePayment(large)).toEqual(fail("finance.too-large"));
  });

  test("rises with the cost and the money factor, falls with the residual", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.nat({ max: 5_000 }),
        fc.constantFrom(24, 27, 30, 33, 36, 39),
        (a, b, factor, months) => {
          const known = {
            adjustedCapCost: Math.max(a, b) + 100,
            residual: Math.min(a, b),
            moneyFactorMillionths: factor,
            months,
            taxRateBp: 725,
          };
          const { payment, base, tax, depreciation, rent } = unwrap(leasePayment(known));
          expect(payment).toBe(base + tax);
          expect(Math.abs(base - depreciation - rent)).toBeLessThanOrEqual(1);
          expect(
            unwrap(leasePayment({ ...known, adjustedCapCost: known.adjustedCapCost + 10_000 })).payment,
          ).toBeGreaterThan(payment);
          expect(
            unwrap(leasePayment({ ...known, moneyFactorMillionths: factor + 100 })).payment,
          ).toBeGreaterThanOrEqual(payment);
          // Residual lowers the payment by 1/n, and raises it by the factor, which is smaller.
          expect(
            unwrap(leasePayment({ ...known, residual: known.residual + 100 })).payment,
          ).toBeLessThanOrEqual(payment);
        },
      ),
    );
  });
});
