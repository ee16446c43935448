import { cents } from "@forecourt/units";
import { expect, test } from "vitest";
import { amountFinanced } from "./amount-financed.ts";
import { unwrap } from "./testing/unwrap.ts";

const deal = {
  price: cents(2_000_000),
  fees: cents(25_500),
  tax: cents(100_000),
  cashDown: cents(200_000),
  tradeEquity: cents(50_000),
};

test("price + fees + tax − down − equity", () => {
  expect(unwrap(amountFinanced(deal))).toBe(1_875_500);
});

test("negative equity raises it, and equity above the cost makes it negative", () => {
  expect(unwrap(amountFinanced({ ...deal, tradeEquity: cents(-50_000) }))).toBe(1_975_500);
  expect(unwrap(amountFinanced({ ...deal, tradeEquity: cents(2_000_000) }))).toBe(-74_500);
});
