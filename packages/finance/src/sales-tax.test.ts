import { expect, test } from "vitest";
import { salesTax } from "./sales-tax.ts";
import { unwrap } from "./testing/unwrap.ts";

const sale = { price: 3_500_000, taxRateBp: 700, tradeInCredit: false };

test.each([
  ["the price", sale, 245_000],
  ["the full price, when the trade-in gives no credit", { ...sale, tradeInAllowance: 1_000_000 }, 245_000],
  [
    "the difference, with trade-in credit",
    { ...sale, tradeInAllowance: 1_000_000, tradeInCredit: true },
    175_000,
  ],
  ["price and fees", { ...sale, taxableFees: 24_500 }, 246_715],
  [
    "price and fees less the trade",
    { ...sale, taxableFees: 24_500, tradeInAllowance: 24_400, tradeInCredit: true },
    245_007,
  ],
  ["nothing, for a trade above the price", { ...sale, tradeInAllowance: 4_000_000, tradeInCredit: true }, 0],
  ["nothing at 0 %", { ...sale, taxRateBp: 0 }, 0],
])("taxes %s", (_, taxed, expected) => {
  expect(unwrap(salesTax(taxed))).toBe(expected);
});
