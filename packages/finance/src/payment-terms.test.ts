import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { financeDefaults } from "./finance-defaults.ts";
import {
  formatPaymentTerms,
  type PaymentTerms,
  parsePaymentTerms,
  snapPaymentTerms,
} from "./payment-terms.ts";

const settings = financeDefaults.chrome;

describe("parsePaymentTerms", () => {
  test("reads dollars, score and months", () => {
    expect(parsePaymentTerms("2000,1500,700,60", settings)).toEqual({
      cashDown: 200_000,
      tradeEquity: 150_000,
      creditScore: 700,
      months: 60,
    });
  });

  test.each([
    ["2049,0,704,61", "2000,0,700,60"],
    ["9999999,9999999,9999999,9999999", "20000,20000,850,72"],
    ["0,0,0,0", "0,0,400,12"],
    ["0,-1249,700,60", "0,-1249,700,60"],
    ["0,1251,700,60", "0,1251,700,60"],
    ["0,-9999999,700,60", "0,-20000,700,60"],
  ])("moves %s to %s", (text, canonical) => {
    expect(formatPaymentTerms(parsePaymentTerms(text, settings)!)).toBe(canonical);
  });

  test.each([
    undefined,
    null,
    7,
    "",
    "2000",
    "2000,0,700",
    "2000,0,700,60,1",
    "-1,0,700,60",
    "2000.5,0,700,60",
    "2000,--1,700,60",
    "2000,0,-700,60",
    " 2000,0,700,60",
    "2e3,0,700,60",
    "12345678,0,700,60",
    ["2000,0,700,60"],
  ])("refuses %j", (text) => {
    expect(parsePaymentTerms(text, settings)).toBeNull();
  });
});

test("snapped terms survive a round trip, and snapping again changes nothing", () => {
  const number = fc.double({ min: -1e7, max: 1e7, noNaN: true });
  const anyTerms = fc.record({ cashDown: number, tradeEquity: number, creditScore: number, months: number });
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const snapped = snapPaymentTerms(terms as PaymentTerms, settings);
      expect(snapPaymentTerms(snapped, settings)).toEqual(snapped);
      expect(parsePaymentTerms(formatPaymentTerms(snapped), settings)).toEqual(snapped);
    }),
  );
});
