import { basisPoints, cents } from "@forecourt/units";
import { expect, test } from "vitest";
import { salesTax } from "./sales-tax.ts";
import { unwrap } from "./testing/unwrap.ts";

const sale = { price: cents(3_500_000), taxRateBp: basisPoints(basisPoints(700)), tradeInCredit: false };

test.each([
  ["the price", sale, 245_000],
  [
    "the full price, when the trade-in gives no credit",
    { ...sale, tradeInAllowance: cents(1_000_000) },
    245_000,
  ],
  [
    "the difference, with trade-in credit",
    { ...sale, tradeInAllowance: cents(1_000_000), tradeInCredit: true },
    175_000,
  ],
  ["price and fees", { ...sale, taxableFees: cents(24_500) }, 246_715],
  [
    "price and fees less the trade",
    {
      ...sale,
      taxableFees: cents(24_500),
      tradeInAllowance: cents(24_400),
      tradeInCredit: true,
    },
    245_007,
  ],
  [
    "nothing, for a trade above the price",
    { ...sale, tradeInAllowance: cents(4_000_000), tradeInCredit: true },
    0,
  ],
  ["nothing at 0 %", { ...sale, taxRateBp: basisPoints(0) }, 0],
])("taxes %s", (_, taxed, expected) => {
  expect(unwrap(salesTax(taxed))).toBe(expected);
});
