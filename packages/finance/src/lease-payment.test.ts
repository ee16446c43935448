import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leasePayment } from "./lease-payment.ts";

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
    expect(leasePayment(taxed)).toMatchObject({ base: 39_333, ...expected });
  });

  test("taxes the adjusted cap cost when no selling price is given", () => {
    const taxed = { ...lease, taxRateBp: 725, taxMethod: "selling-price" as const };
    expect(leasePayment(taxed).taxAtSigning).toBe(217_500);
  });

  test("is never negative, even when the residual is above the cost", () => {
    expect(leasePayment({ ...lease, adjustedCapCost: 100_000 }).payment).toBe(0);
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
            adjustedCapCost: Math.max(a, b),
            residual: Math.min(a, b),
            moneyFactorMillionths: factor,
            months,
            taxRateBp: 725,
          };
          const { payment, base, tax, depreciation, rent } = leasePayment(known);
          expect(payment).toBe(base + tax);
          expect(Math.abs(base - depreciation - rent)).toBeLessThanOrEqual(1);
          expect(
            leasePayment({ ...known, adjustedCapCost: known.adjustedCapCost + 10_000 }).payment,
          ).toBeGreaterThan(payment);
          expect(
            leasePayment({ ...known, moneyFactorMillionths: factor + 100 }).payment,
          ).toBeGreaterThanOrEqual(payment);
          // Residual lowers the payment by 1/n, and raises it by the factor, which is smaller.
          expect(leasePayment({ ...known, residual: known.residual + 100 }).payment).toBeLessThanOrEqual(
            payment,
          );
        },
      ),
    );
  });
});
