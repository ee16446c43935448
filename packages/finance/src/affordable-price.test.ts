import { cents, type Months, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { affordablePrice } from "./affordable-price.ts";
import { estimateLoan } from "./estimate-loan.ts";
import { financeDefaults } from "./finance-defaults.ts";
import { unwrap } from "./testing/unwrap.ts";

const settings = financeDefaults.chrome;
const terms = { cashDown: cents(200_000), tradeEquity: cents(0), creditScore: 620, months: months(72) };

function paymentAt(price: number, at = terms, year = 2024, own = settings) {
  const lines = [{ code: "vehicle" as const, cents: cents(price) }];
  return unwrap(estimateLoan({ price: { lines, total: cents(price) }, year, ...at }, own)).payment;
}

describe("affordablePrice", () => {
  it("gives the price that a payment buys: $325.87 for 72 months at 8.99 % finance $18,083", () => {
    expect(unwrap(affordablePrice({ payment: cents(32_587), terms, year: 2024 }, settings))).toBe(2_008_300);
  });

  it("counts cash down and trade equity, and no payment buys only these", () => {
    const down = { ...terms, tradeEquity: cents(300_000) };
    expect(unwrap(affordablePrice({ payment: cents(0), terms: down, year: 2024 }, settings))).toBe(500_000);
  });

  it("adds what is owed on a trade, which may take it all", () => {
    const owed = { ...terms, tradeEquity: cents(-124_000) };
    expect(unwrap(affordablePrice({ payment: cents(32_587), terms: owed, year: 2024 }, settings))).toBe(
      1_884_300,
    );
    const all = { ...terms, tradeEquity: cents(-2_000_000) };
    expect(unwrap(affordablePrice({ payment: cents(5_000), terms: all, year: 2024 }, settings))).toBe(0);
  });

  it("costs at most the payment, and one dollar more costs more, with tax too", () => {
    const taxed = { ...settings, taxRateBp: 810, tradeInTaxCredit: true };
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 300_000 }),
        fc.constantFrom(...[12, 24, 36, 48, 60, 72]),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(400, 560, 620, 850),
        fc.constantFrom(2015, 2024),
        fc.constantFrom(settings, taxed),
        (payment, months, down, equity, creditScore, year, own) => {
          const at = {
            cashDown: cents(down * 10_000),
            tradeEquity: cents(equity * 10_000),
            creditScore,
            months: months as Months,
          };
          const price = unwrap(affordablePrice({ payment: cents(payment), terms: at, year }, own));
          expect(price % 100).toBe(0);
          expect(paymentAt(price, at, year, own)).toBeLessThanOrEqual(payment);
          expect(paymentAt(price + 100, at, year, own)).toBeGreaterThan(payment);
        },
      ),
    );
  });
});
