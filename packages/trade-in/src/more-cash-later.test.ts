import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { defaultOfferSettings } from "./default-offer-settings.ts";
import { moreCashLater } from "./more-cash-later.ts";
import type { OfferSettings, Payment } from "./offer-settings.ts";
import { sampleQuestionnaire } from "./testing/sample-questionnaire.ts";

type Case = {
  retail?: number | null;
  age?: number;
  initPrice?: number;
  remainingBalance?: number;
  answers?: Record<string, string>;
  settings?: OfferSettings;
};

function later(given: Case) {
  const { retail = 1_500_000, age = 12, initPrice = 900_000, remainingBalance = 0, answers = {} } = given;
  return moreCashLater(
    given.settings ?? defaultOfferSettings,
    sampleQuestionnaire,
    Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
    {
      vehicle: { year: 2026 - age, age, mileage: 100_000 },
      vehicle_price: { adjusted_retail_avg: retail },
      answers,
    },
    { initPrice: cents(initPrice), remainingBalance: cents(remainingBalance) },
  );
}
const tier = defaultOfferSettings.moreCashLater!;
const paying = (additionalPayments: Payment[], stepPayments = tier.stepPayments): OfferSettings => ({
  ...defaultOfferSettings,
  moreCashLater: { ...tier, stepPayments, additionalPayments },
});

test("is the cash-now price and two checks that share the uplift of selling", () => {
  expect(later({ remainingBalance: 1_300_000 })).toEqual({
    initPrice: 900_000,
    additionalPayments: [
      { label: "reserve-check", amount: 196_520 },
      { label: "profit-share-check", amount: 92_480 },
    ],
    finalPrice: 1_189_000,
    equity: -111_000,
    net: {
      lines: [
        { code: "base", vehiclePriceKey: "adjusted_retail_avg", cents: 1_500_000 },
        { code: "step-payment", label: "reconditioning", cents: -86_000 },
        { code: "step-payment", label: "advertising", cents: -225_000 },
      ],
      total: 1_189_000,
    },
  });
});

test("costs are calculated from the base after deductions", () => {
  expect(later({ answers: { accidents: "one" }, initPrice: 0 })?.net).toEqual({
    lines: [
      { code: "base", vehiclePriceKey: "adjusted_retail_avg", cents: 1_500_000 },
      { code: "percent-deduction", questionId: "accidents", answer: "one", percent: 5, cents: -75_000 },
      { code: "step-payment", label: "reconditioning", cents: -84_500 },
      { code: "step-payment", label: "advertising", cents: -221_250 },
    ],
    total: 1_119_250,
  });
});

describe("eligibility", () => {
  test.each([
    [9, false],
    [10, true],
    [14, true],
  ])("at %d model years: %s", (age, eligible) => {
    expect(later({ age }) !== null).toBe(eligible);
  });

  test("settings can invert the rule or omit the tier", () => {
    const rules = [{ object: "vehicle", key: "age", operator: "<", ruleValue: 10 } as const];
    const settings = { ...defaultOfferSettings, moreCashLater: { ...tier, rules } };
    expect(later({ age: 9, settings })).not.toBeNull();
    expect(later({ age: 10, settings })).toBeNull();
    expect(later({ settings: { ...defaultOfferSettings, moreCashLater: undefined } })).toBeNull();
  });

  test("is null without a price", () => {
    expect(later({ retail: null })).toBeNull();
  });
});

describe("uplift", () => {
  test.each([
    [1_189_001, null],
    [1_189_000, null],
    [1_188_999, [1, 0]],
    [1_188_998, [1, 1]],
    [1_188_997, [2, 1]],
    [1_188_900, [68, 32]],
  ])("over a cash-now price of %d cents gives %j", (initPrice, amounts) => {
    const found = later({ initPrice });
    expect(found?.additionalPayments.map(({ amount }) => amount) ?? null).toEqual(amounts);
    if (found) expect(found.finalPrice).toBe(1_189_000);
  });

  test("is null when selling costs more than it brings", () => {
    expect(later({ retail: 100_000, initPrice: 0 })).toBeNull();
  });
});

describe("payments as data", () => {
  const amounts = (payments: Payment[]) =>
    later({ settings: paying(payments), initPrice: 1_089_000 })?.additionalPayments.map(
      ({ amount }) => amount,
    );

  test("split the uplift by percents without rounding loss", () => {
    expect(amounts([{ label: "a", percent: 50 }])).toEqual([50_000]);
    expect(
      amounts([
        { label: "a", percent: 33.33 },
        { label: "b", percent: 33.33 },
        { label: "c", percent: 33.34 },
      ]),
    ).toEqual([33_330, 33_330, 33_340]);
  });

  test("add an amount, or take the larger of both", () => {
    expect(amounts([{ label: "a", percent: 10, amount: 500 }])).toEqual([10_500]);
    expect(amounts([{ label: "a", percent: 10, amount: 500, logic: "sum" }])).toEqual([10_500]);
    expect(amounts([{ label: "a", percent: 10, amount: 500, logic: "greater" }])).toEqual([10_000]);
    expect(amounts([{ label: "a", percent: 10, amount: 10_001, logic: "greater" }])).toEqual([10_001]);
    expect(amounts([{ label: "a", amount: 700 }, { label: "b" }])).toEqual([700, 0]);
  });

  test("steps cost at least their amount with `greater`", () => {
    const steps: Payment[] = [{ label: "reconditioning", percent: 2, amount: 56_000, logic: "greater" }];
    const settings = paying(tier.additionalPayments as Payment[], steps);
    expect(later({ settings })?.net.total).toBe(1_444_000);
    expect(later({ settings, retail: 3_000_000 })?.net.total).toBe(2_940_000);
  });
});
