import type { Cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { explainPrice } from "./explain-price.ts";
import type { PriceRule } from "./offer-settings.ts";
import type { Facts } from "./rule.ts";
import { sampleQuestionnaire } from "./testing/sample-questionnaire.ts";
import type { VehiclePrices } from "./valuation-provider.ts";

const factsWith = (vehicle_price: VehiclePrices, age = 4): Facts => ({
  vehicle: { year: 2022, age, mileage: 50_000 },
  vehicle_price,
  answers: {},
});
const rough: PriceRule = { vehiclePriceKey: "adjusted_whole_rough" };

function explain(
  answers: Record<string, string | number>,
  price = 1_000_001,
  { priceRules = [rough], age = 4 }: { priceRules?: PriceRule[]; age?: number } = {},
) {
  const answered = Object.entries(answers).map(([questionId, answer]) => ({
    questionId,
    answer: answer as string | Cents,
  }));
  const facts = factsWith({ adjusted_whole_rough: price, adjusted_whole_avg: 1_500_000 }, age);
  return explainPrice(priceRules, sampleQuestionnaire, answered, facts);
}
const base = { code: "base", vehiclePriceKey: "adjusted_whole_rough", cents: 1_000_001 };

describe("deductions", () => {
  test("without deductions the price is the base", () => {
    expect(explain({ accidents: "none", comments: "x", "remaining-balance": 500 })).toEqual({
      lines: [base],
      total: 1_000_001,
    });
  });

  test("percents of the base are deducted first in question order, then the amounts", () => {
    expect(explain({ keys: "one", accidents: "more", repairs: "some" })).toEqual({
      lines: [
        base,
        {
          code: "percent-deduction",
          questionId: "accidents",
          answer: "more",
          percent: 12.5,
          cents: -125_000,
        },
        { code: "percent-deduction", questionId: "repairs", answer: "some", percent: 10, cents: -100_000 },
        { code: "amount-deduction", questionId: "keys", answer: "one", cents: -20_000 },
        { code: "amount-deduction", questionId: "accidents", answer: "more", cents: -50_000 },
      ],
      total: 705_001,
    });
  });

  test("each rounds half up", () => {
    expect(explain({ accidents: "one" }, 10)?.lines[1]?.cents).toBe(-1);
    expect(explain({ accidents: "one" }, 9)?.total).toBe(9);
  });

  test("apply only while their rules are true", () => {
    expect(explain({ repairs: "some" }, 1_000_000, { age: 5 })?.total).toBe(1_000_000);
    expect(explain({ repairs: "some" }, 1_000_000, { age: 4 })?.total).toBe(900_000);
  });

  test("a floor line keeps the price at 0 or more", () => {
    expect(explain({ keys: "one" }, 20_000)).toMatchObject({ lines: [{}, { cents: -20_000 }], total: 0 });
    expect(explain({ keys: "one" }, 20_001)?.total).toBe(1);
    const under = explain({ keys: "one", accidents: "one" }, 20_000);
    expect(under?.lines.slice(1)).toEqual([
      { code: "percent-deduction", questionId: "accidents", answer: "one", percent: 5, cents: -1_000 },
      { code: "amount-deduction", questionId: "keys", answer: "one", cents: -20_000 },
      { code: "floor", cents: 1_000 },
    ]);
    expect(under?.total).toBe(0);
  });
});

describe("price rules", () => {
  const when = (operator: ">" | "<", then: Partial<PriceRule>): PriceRule => ({
    ...rough,
    ...then,
    rules: [{ object: "vehicle", key: "age", operator, ruleValue: 3 }],
  });

  test("the first rule that is true applies", () => {
    const priceRules = [
      when("<", { amount: 1 }),
      when(">", { vehiclePriceKey: "adjusted_whole_avg" }),
      rough,
    ];
    expect(explain({}, 1_000_000, { priceRules })).toEqual({
      lines: [{ code: "base", vehiclePriceKey: "adjusted_whole_avg", cents: 1_500_000 }],
      total: 1_500_000,
    });
  });

  test("apply a percentage and an amount, which may be negative", () => {
    const total = (rule: Partial<PriceRule>) =>
      explain({}, 1_000_000, { priceRules: [{ ...rough, ...rule }] })?.total;
    expect(total({ percent: 97.25 })).toBe(972_500);
    expect(total({ percent: 50, amount: 1 })).toBe(500_001);
    expect(total({ amount: -30_000 })).toBe(970_000);
  });

  test("no price for an unknown base or a base of 0", () => {
    expect(explain({}, 1_000, { priceRules: [{ vehiclePriceKey: "adjusted_retail_avg" }] })).toBeNull();
    expect(explain({}, 1_000, { priceRules: [{ ...rough, amount: -1_000 }] })).toBeNull();
    expect(explain({}, 1_000, { priceRules: [{ ...rough, amount: -999 }] })?.total).toBe(1);
    expect(explain({}, 1_000, { priceRules: [when("<", {})] })).toBeNull();
    expect(explain({}, 1_000, { priceRules: [] })).toBeNull();
  });

  test("skips a rule whose price is unknown", () => {
    const priceRules: PriceRule[] = [{ vehiclePriceKey: "adjusted_retail_avg" }, rough];
    expect(explain({}, 1_000, { priceRules })?.total).toBe(1_000);
  });
});
