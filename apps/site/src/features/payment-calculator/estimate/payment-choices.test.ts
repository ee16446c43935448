import { financeDefaults } from "@forecourt/finance";
import { cents } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PaymentDeal } from "../payment-deal.ts";
import { choiceFields, defaultChoices, type PaymentField, readChoices } from "./payment-choices.ts";

const FEES = [{ code: "documentary" as const, cents: cents(24_500) }];

function dealOf(price: number, changes: Partial<PaymentDeal> = {}): PaymentDeal {
  return {
    year: 2025,
    price: { lines: [{ code: "vehicle", cents: cents(price) }, ...FEES], total: cents(price + 24_500) },
    priceLimits: null,
    terms: null,
    msrp: cents(price),
    noLease: null,
    settings: financeDefaults.chrome,
    ...changes,
  };
}

const read = (params: Partial<Record<PaymentField, string>>, deal = dealOf(3_129_050)) =>
  readChoices((name) => params[name] ?? null, deal);

test("without parameters the choices are the dealership's defaults, to the cent", () => {
  expect(read({})).toEqual({
    method: "finance",
    price: null,
    cashDown: 315_355,
    tradeEquity: 0,
    creditScore: 850,
    months: 72,
    leaseMonths: 36,
    milesPerYear: 10_000,
  });
});

describe("limits", () => {
  test.each([
    [{ down: "999999" }, { cashDown: 2_000_000 }],
    [{ down: "0" }, { cashDown: 0 }],
    [{ equity: "20001" }, { tradeEquity: 2_000_000 }],
    [{ score: "100" }, { creditScore: 400 }],
    [{ score: "900" }, { creditScore: 850 }],
    [{ term: "999" }, { months: 72 }],
    [{ term: "1" }, { months: 12 }],
    [{ "lease-term": "40" }, { leaseMonths: 39 }],
    [{ miles: "99999" }, { milesPerYear: 15_000 }],
  ])("%o", (params, expected) => expect(read(params)).toMatchObject(expected));

  test("cash down never exceeds the price with its fees", () => {
    expect(read({ down: "20000" }, dealOf(1_250_000)).cashDown).toBe(1_274_500);
  });
});

test("terms and miles are rounded to their steps; amounts and the score are not", () => {
  expect(read({ term: "50", "lease-term": "35", miles: "11300" })).toMatchObject({
    months: 48,
    leaseMonths: 36,
    milesPerYear: 12_500,
  });
  // A score rounded up would give a better rate than the shopper's.
  expect(read({ score: "615", down: "1234" })).toMatchObject({ creditScore: 615, cashDown: 123_400 });
});

test.each(["", "abc", "-500", "1e9", "NaN", "Infinity", "12.5.1", "９"])(
  "%o is not a number and is ignored",
  (text) => {
    const params = { down: text, score: text, term: text, "lease-term": text, miles: text };
    expect(read(params)).toEqual(read({}));
  },
);

test.each([
  ["-500", -50_000],
  ["−$1,240", -124_000],
  ["-30000", -2_000_000],
  ["--5", 0],
])("an equity of %o is %d cents: more may be owed than the trade is worth", (equity, cents) => {
  expect(read({ equity }).tradeEquity).toBe(cents);
});

test("accepts a dollar sign and commas", () => {
  expect(read({ down: "$2,500" }).cashDown).toBe(250_000);
});

test("ignores the lease method when no lease is possible", () => {
  expect(read({ method: "lease" }).method).toBe("lease");
  expect(read({ method: "lease" }, dealOf(3_000_000, { noLease: "used" })).method).toBe("finance");
  expect(read({ method: "cash" }).method).toBe("finance");
});

test("any input is clamped, and the form's fields give the same choices", () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: -100, max: 10_000_000 }).map(String));
  const params = fc.record({
    method: text,
    down: text,
    equity: text,
    score: text,
    term: text,
    "lease-term": text,
    miles: text,
  });
  fc.assert(
    fc.property(params, fc.integer({ min: 50_000, max: 15_000_000 }), (given, price) => {
      const deal = dealOf(price);
      const { settings } = deal;
      const choices = read(given, deal);
      expect(choices.cashDown).toBeGreaterThanOrEqual(0);
      expect(choices.cashDown).toBeLessThanOrEqual(Math.min(2_000_000, deal.price.total));
      expect(Math.abs(choices.tradeEquity)).toBeLessThanOrEqual(settings.tradeEquity.max);
      expect(choices.creditScore).toBeGreaterThanOrEqual(400);
      expect(choices.creditScore).toBeLessThanOrEqual(850);
      expect(choices.months % 12).toBe(0);
      expect((choices.leaseMonths - 24) % 3).toBe(0);
      expect([10_000, 12_500, 15_000]).toContain(choices.milesPerYear);
      const fields = choiceFields(choices);
      const again = read(fields, deal);
      expect({ ...again, cashDown: 0, tradeEquity: 0 }).toEqual({ ...choices, cashDown: 0, tradeEquity: 0 });
      // The form has whole dollars.
      expect(Math.abs(again.cashDown - choices.cashDown)).toBeLessThanOrEqual(50);
      expect(choiceFields(again)).toEqual(fields);
    }),
  );
});

test("an unchanged form gives the defaults, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 15_000_000 }), (price) => {
      const deal = dealOf(price);
      expect(read(choiceFields(defaultChoices(deal)), deal)).toEqual(defaultChoices(deal));
    }),
  );
});
