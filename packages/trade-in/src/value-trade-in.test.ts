import { fail } from "@forecourt/result";
import { describe, expect, test } from "vitest";
import { defaultOfferSettings } from "./default-offer-settings.ts";
import { plainAnswers, sampleQuestionnaire } from "./testing/sample-questionnaire.ts";
import type { ProvidedPrices, ValuationRequest, VehiclePrices } from "./valuation-provider.ts";
import { requestValuation, type TradeIn, type ValuationResult, valueTradeIn } from "./value-trade-in.ts";

const tradeIn: TradeIn = {
  vehicle: { year: 2019, mileage: 84_000, make: "Mitsubishi", model: "Outlander" },
  questionnaire: sampleQuestionnaire,
  answers: plainAnswers,
  settings: defaultOfferSettings,
  now: new Date("2026-11-22T12:05:00Z"),
  timeZone: "America/Chicago",
};
const prices: VehiclePrices = {
  adjusted_whole_rough: 900_000,
  adjusted_whole_avg: 1_150_000,
  adjusted_retail_avg: 1_500_000,
};
const older = { ...tradeIn, vehicle: { ...tradeIn.vehicle, year: 2014 } };

function valuationOf(result: ValuationResult) {
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value.valuation;
}
const valued = (given: TradeIn, value: VehiclePrices | null = prices) =>
  valuationOf(valueTradeIn(given, { ok: true, value }));

describe("bring-vehicle-in", () => {
  test.each([
    [2012, 149_999, null],
    [2011, 149_999, { reason: "rules" }],
    [2010, 20_000, { reason: "rules" }],
    [2019, 149_999, null],
    [2019, 150_000, { reason: "rules" }],
    [2011, 150_000, { reason: "rules" }],
  ])("model year %d with %d miles: %j", (year, mileage, expected) => {
    const valuation = valued({ ...tradeIn, vehicle: { year, mileage } });
    expect(valuation.bringVehicleIn).toEqual(expected);
    expect(valuation.cashNow === null).toBe(expected !== null);
  });

  test("is the only tier", () => {
    expect(valued({ ...tradeIn, vehicle: { year: 2011, mileage: 1 } })).toMatchObject({
      visibleOffers: ["bring-vehicle-in"],
      cashNow: null,
      moreCashLater: null,
    });
  });

  test.each<[string, ProvidedPrices, string]>([
    ["none", { ok: true, value: null }, "no-value"],
    ["nothing in it", { ok: true, value: {} }, "no-value"],
    ["zero", { ok: true, value: { adjusted_whole_rough: 0 } }, "no-value"],
    ["below zero", { ok: true, value: { adjusted_whole_rough: -1 } }, "unavailable"],
    ["a fraction", { ok: true, value: { adjusted_whole_rough: 900_000.5 } }, "unavailable"],
    ["absurdly high", { ok: true, value: { adjusted_whole_rough: 100_000_000_000 } }, "unavailable"],
    ["NaN", { ok: true, value: { adjusted_whole_rough: Number.NaN } }, "unavailable"],
    ["null", { ok: true, value: { adjusted_whole_rough: null } }, "no-value"],
    ["another price", { ok: true, value: { adjusted_retail_avg: 900_000 } }, "no-value"],
    ["a failure", fail("timeout"), "unavailable"],
    ["an unknown vehicle", fail("vehicle.unknown"), "vehicle.unknown"],
    ["no class", fail("vehicle.no-class"), "vehicle.no-class"],
  ])("is offered when the price is missing: %s", (_, provided, reason) => {
    const valuation = valuationOf(valueTradeIn(tradeIn, provided));
    expect(valuation).toMatchObject({ visibleOffers: ["bring-vehicle-in"], bringVehicleIn: { reason } });
    expect(valuation.cashNow).toBeNull();
    expect(valuation.moreCashLater).toBeNull();
  });

  test("is optional for other vehicles", () => {
    const { bringVehicleIn, ...settings } = defaultOfferSettings;
    expect(
      valued({ ...tradeIn, settings, vehicle: { year: 2001, mileage: 250_000 } }).cashNow,
    ).not.toBeNull();
  });
});

describe("cash-now", () => {
  test.each([
    [999_999, "adjusted_whole_rough", 999_999],
    [1_000_000, "adjusted_whole_avg", 2_100_000],
    [1_500_000, "adjusted_whole_avg", 2_100_000],
    [2_000_000, "adjusted_whole_avg", 2_100_000],
    [2_000_001, "adjusted_whole_rough", 2_000_001],
  ])("rough wholesale of %d cents starts from %s", (rough, vehiclePriceKey, finalPrice) => {
    const { cashNow } = valued(tradeIn, { adjusted_whole_rough: rough, adjusted_whole_avg: 2_100_000 });
    expect(cashNow).toEqual({
      finalPrice,
      equity: finalPrice,
      breakdown: { lines: [{ code: "base", vehiclePriceKey, cents: finalPrice }], total: finalPrice },
    });
  });

  test("accepts the minimum and the maximum price", () => {
    for (const rough of [1, 99_999_999_999]) {
      expect(valued(tradeIn, { adjusted_whole_rough: rough }).cashNow?.finalPrice).toBe(rough);
    }
  });

  test("deductions can reduce a price to 0, which is not missing", () => {
    const { cashNow, visibleOffers } = valued(
      { ...tradeIn, answers: { ...plainAnswers, keys: "one" } },
      { adjusted_whole_rough: 15_000 },
    );
    expect(visibleOffers).toEqual(["cash-now"]);
    expect(cashNow?.finalPrice).toBe(0);
  });
});

test.each([
  [{ year: Number.NaN }, ["year"]],
  [{ year: 2019.5 }, ["year"]],
  [{ mileage: -1 }, ["mileage"]],
  [{ year: -1, mileage: Number.POSITIVE_INFINITY }, ["year", "mileage"]],
])("refuses a vehicle with %j", (wrong, fields) => {
  const result = valueTradeIn(
    { ...tradeIn, vehicle: { ...tradeIn.vehicle, ...wrong } },
    { ok: true, value: prices },
  );
  expect(result).toEqual({
    ok: false,
    errors: fields.map((field) => ({ path: ["vehicle", field], code: `vehicle.${field}` })),
  });
});

test("both tiers are shown, cash-now first", () => {
  expect(valued(older).visibleOffers).toEqual(["cash-now", "more-cash-later"]);
});

test("rules do not see an invalid price", () => {
  const rules = [
    { object: "vehicle_price", key: "adjusted_whole_rough", operator: "<", ruleValue: 100 } as const,
  ];
  const settings = { ...defaultOfferSettings, bringVehicleIn: { rules } };
  const reason = (rough: number) =>
    valued({ ...tradeIn, settings }, { adjusted_whole_rough: rough }).bringVehicleIn?.reason;
  expect([0, -1, 1].map(reason)).toEqual(["no-value", "unavailable", "rules"]);
});

describe("equity", () => {
  const owing = (balance: string) => ({
    ...older,
    answers: { ...plainAnswers, "finance-type": "loan", "remaining-balance": balance },
  });

  test("is the price minus the remaining balance, in every tier", () => {
    const valuation = valued(owing("$9,500"));
    expect(valuation.remainingBalance).toBe(950_000);
    expect(valuation.cashNow).toMatchObject({ finalPrice: 900_000, equity: -50_000 });
    expect(valuation.moreCashLater?.equity).toBe(valuation.moreCashLater!.finalPrice - 950_000);
  });

  test("ignores the balance of a hidden question", () => {
    const answers = { ...plainAnswers, "remaining-balance": "$9,500" };
    const valuation = valued({ ...tradeIn, answers });
    expect(valuation.remainingBalance).toBe(0);
    expect(valuation.cashNow?.equity).toBe(900_000);
  });
});

test("a valuation includes its inputs and its local date and time", () => {
  const vehicle = {
    ...tradeIn.vehicle,
    plate: "LRK 001",
    state: "MO",
    exteriorColor: "Red",
    selectedOptions: ["Towing package"],
  };
  const answers = { ...plainAnswers, comments: " one owner ", other: "x" };
  expect(valued({ ...tradeIn, vehicle, answers })).toMatchObject({
    visibleOffers: ["cash-now"],
    bringVehicleIn: null,
    moreCashLater: null,
    answeredQuestions: [
      { questionId: "accidents", answer: "none" },
      { questionId: "keys", answer: "two" },
      { questionId: "condition", answer: "good" },
      { questionId: "finance-type", answer: "none" },
      { questionId: "comments", answer: "one owner" },
    ],
    selectedOptions: ["Towing package"],
    plate: "LRK 001",
    state: "MO",
    mileage: 84_000,
    exteriorColor: "Red",
    date: "2026-11-22",
    time: "06:05",
    validThrough: "2026-11-29",
  });
  const bare = { plate: null, state: null, exteriorColor: null, selectedOptions: [] };
  expect(valued(tradeIn)).toMatchObject(bare);
});

test("rules see the valid answers of shown questions", () => {
  const settings = {
    ...defaultOfferSettings,
    bringVehicleIn: {
      rules: [{ object: "answers", key: "remaining-balance", operator: ">", ruleValue: 100_000 } as const],
    },
  };
  const answers = { ...plainAnswers, "finance-type": "loan", "remaining-balance": "$1,001" };
  expect(valued({ ...tradeIn, settings, answers }).bringVehicleIn).toEqual({ reason: "rules" });
  expect(
    valued({ ...tradeIn, settings, answers: { ...answers, "finance-type": "none" } }).cashNow,
  ).not.toBeNull();
});

describe("requestValuation", () => {
  const asked: { request: ValuationRequest; options: unknown }[] = [];
  const provider = {
    vehiclePrices: async (request: ValuationRequest, options?: { signal?: AbortSignal }) => {
      asked.push({ request, options });
      return { ok: true as const, value: prices };
    },
  };

  test("sends the vehicle, its age and condition to the provider and uses its prices", async () => {
    asked.length = 0;
    const options = { signal: new AbortController().signal };
    const result = await requestValuation(tradeIn, provider, options);
    expect(result).toEqual(valueTradeIn(tradeIn, { ok: true, value: prices }));
    expect(asked).toEqual([{ request: { ...tradeIn.vehicle, age: 7, condition: "good" }, options }]);
  });

  test("omits the condition without a condition question", async () => {
    asked.length = 0;
    const questionnaire = { categories: [], questions: [] };
    await requestValuation({ ...tradeIn, questionnaire }, provider);
    expect(asked[0]?.request.condition).toBeUndefined();
  });

  test("sends no request for invalid answers or when rules require seeing the vehicle", async () => {
    asked.length = 0;
    expect(await requestValuation({ ...tradeIn, answers: { ...plainAnswers, keys: "" } }, provider)).toEqual({
      ok: false,
      errors: [{ path: ["answers", "keys"], code: "answer.required" }],
    });
    const worn = { ...tradeIn, vehicle: { year: 2019, mileage: 150_000 } };
    expect(valuationOf(await requestValuation(worn, provider)).bringVehicleIn).toEqual({ reason: "rules" });
    expect(asked).toEqual([]);
  });

  test("returns `unavailable` when the provider fails", async () => {
    const down = { vehiclePrices: async () => fail("http.503") };
    const result = await requestValuation(tradeIn, down);
    expect(valuationOf(result).bringVehicleIn).toEqual({ reason: "unavailable" });
    expect(result).toMatchObject({ value: { providerError: { code: "http.503" } } });
  });

  test("returns `unavailable` when the provider throws, answers nonsense or outlasts the signal", async () => {
    const cases: [string, () => unknown, AbortSignal?][] = [
      ["provider.threw", () => Promise.reject(new Error("down"))],
      ["provider.invalid-answer", async () => "twelve"],
      ["provider.invalid-prices", async () => ({ ok: true, value: { adjusted_whole_rough: "900000" } })],
      ["provider.aborted", () => new Promise(() => {}), AbortSignal.timeout(5)],
    ];
    for (const [code, vehiclePrices, signal] of cases) {
      const result = await requestValuation(tradeIn, { vehiclePrices } as never, signal && { signal });
      expect(valuationOf(result).bringVehicleIn).toEqual({ reason: "unavailable" });
      expect(result).toMatchObject({ value: { providerError: { code } } });
    }
  });
});
