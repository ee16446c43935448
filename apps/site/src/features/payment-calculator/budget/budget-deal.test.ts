import { cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentWords } from "#content/payment/payment-words.ts";
import { dealership } from "#server/settings/dealership.ts";
import { BUDGET_PRICE } from "#shared/budget-price.ts";
import { cashDownInput } from "../calculator-inputs.ts";
import { estimatePayment } from "../estimate/estimate-payment.ts";
import { type BudgetField, choiceFields, defaultChoices, readChoices } from "../estimate/payment-choices.ts";
import { dealWithPrice } from "../payment-deal.ts";
import { paymentLines } from "../payment-lines.ts";
import { budgetDeal } from "./budget-deal.ts";

const { settings } = dealership;
const deal = budgetDeal(settings, new Date("2026-11-22T18:00:00Z"));

const read = (params: Partial<Record<BudgetField, unknown>>) =>
  readChoices((name) => (params as Record<string, unknown>)[name], deal, params.price);

test("the model year is the current year in the dealership's time zone", () => {
  const yearAt = (moment: string) => budgetDeal(settings, new Date(moment)).year;
  expect(yearAt("2027-01-01T05:59:59Z")).toBe(2026);
  expect(yearAt("2027-01-01T06:00:00Z")).toBe(2027);
});

describe("the price", () => {
  test.each([
    [undefined, 2_800_000],
    [null, 2_800_000],
    ["", 2_800_000],
    ["cheap", 2_800_000],
    ["-20000", 2_800_000],
    ["1e4", 2_800_000],
    [["20000"], 2_800_000],
    ["20123", 2_012_300],
    ["$31,500", 3_150_000],
    ["5000", 500_000],
    ["4999", 500_000],
    ["0", 500_000],
    ["55000", 5_500_000],
    ["55001", 5_500_000],
    ["999999999", 5_500_000],
  ])("%o is read as %d cents", (typed, cents) => expect(read({ price: typed }).price).toBe(cents));

  test("includes all fees: the only line is the price", () => {
    const choices = read({ price: "30000", down: "0" });
    const estimate = estimatePayment(deal, choices);
    expect(estimate).toMatchObject({ kind: "loan", amountFinanced: 3_000_000 });
    if (estimate.kind !== "loan") throw new Error("a loan");
    const words = { ...paymentWords("en"), vehicle: "Price with fees" };
    expect(paymentLines(dealWithPrice(deal, choices.price).price, estimate, words, "en")).toEqual({
      lines: [{ label: "Price with fees", amount: "$30,000" }],
      total: { label: "Amount financed", amount: "$30,000" },
    });
  });

  test("is null for a vehicle, which has its own price", () => {
    const vehicle = { ...deal, priceLimits: null };
    expect(readChoices(() => null, vehicle, "5000").price).toBeNull();
  });
});

test("the default and the maximum of cash down depend on the price", () => {
  expect(read({}).cashDown).toBe(280_000);
  expect(read({ price: "40000" }).cashDown).toBe(400_000);
  expect(read({ price: "12000", down: "15000" }).cashDown).toBe(1_200_000);
  expect(read({ price: "50000", down: "30000" }).cashDown).toBe(2_000_000);
  const maxAt = (price: number) => cashDownInput(dealWithPrice(deal, cents(price))).max;
  expect([maxAt(BUDGET_PRICE.min), maxAt(1_999_900), maxAt(BUDGET_PRICE.max)]).toEqual([
    5_000, 19_999, 20_000,
  ]);
});

test("a reset restores the default price", () => {
  const chosen = dealWithPrice(deal, cents(4_000_000));
  expect(defaultChoices(chosen)).toEqual(defaultChoices(deal));
  expect(defaultChoices(chosen, cents(4_000_000))).toMatchObject({ price: 4_000_000, cashDown: 400_000 });
});

test("any input is clamped, and the form's fields give the same choices", () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: -100, max: 10_000_000 }).map(String));
  const params = fc.record({ price: text, down: text, equity: text, score: text, term: text });
  fc.assert(
    fc.property(params, (given) => {
      const choices = read(given);
      expect(choices.method).toBe("finance");
      expect(choices.price).toBeGreaterThanOrEqual(BUDGET_PRICE.min);
      expect(choices.price).toBeLessThanOrEqual(BUDGET_PRICE.max);
      expect(choices.cashDown).toBeLessThanOrEqual(Math.min(2_000_000, choices.price!));
      const estimate = estimatePayment(deal, choices);
      if (estimate.kind !== "loan") throw new Error("a loan");
      expect(Number.isInteger(estimate.payment)).toBe(true);
      expect(estimate.payment).toBeGreaterThanOrEqual(0);
      expect(choiceFields(read(choiceFields(choices)))).toEqual(choiceFields(choices));
    }),
  );
});
