import { expect, test } from "vitest";
import { amountFinanced } from "./amount-financed.ts";
import { unwrap } from "./testing/unwrap.ts";

const deal = { price: 2_000_000, fees: 25_500, tax: 100_000, cashDown: 200_000, tradeEquity: 50_000 };

test("price + fees + tax − down − equity", () => {
  expect(unwrap(amountFinanced(deal))).toBe(1_875_500);
});

test("negative equity raises it, and equity above the cost makes it negative", () => {
  expect(unwrap(amountFinanced({ ...deal, tradeEquity: -50_000 }))).toBe(1_975_500);
  expect(unwrap(amountFinanced({ ...deal, tradeEquity: 2_000_000 }))).toBe(-74_500);
});
