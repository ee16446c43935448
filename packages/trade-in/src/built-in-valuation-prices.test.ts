import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultValuationModel } from "./built-in-valuation-default.ts";
import type { ValuationModel } from "./built-in-valuation-model.ts";
import { estimateVehiclePrices } from "./built-in-valuation-prices.ts";
import { anyValuationModel, plainValuationModel } from "./testing/plain-valuation-model.ts";
import { type ValuationRequest, VEHICLE_CONDITIONS, VEHICLE_PRICE_KEYS } from "./valuation-provider.ts";

const vehicle: ValuationRequest = { year: 2024, age: 2, mileage: 20_000, bodyStyle: "suvs" };
const estimate = (changes: Partial<ValuationRequest> = {}, model: Partial<ValuationModel> = {}) =>
  estimateVehiclePrices({ ...vehicle, ...changes }, { ...plainValuationModel, ...model });
const retail = (changes: Partial<ValuationRequest>, model: Partial<ValuationModel> = {}) =>
  estimate(changes, model)?.adjusted_retail_avg;

describe("estimateVehiclePrices", () => {
  test("is MSRP × age × mileage × condition, and wholesale is derived from it", () => {
    // 40,000 × 70 %; × 90 % − 1,000; × 80 %
    expect(estimate()).toEqual({
      adjusted_retail_avg: 2_800_000,
      adjusted_whole_avg: 2_420_000,
      adjusted_whole_rough: 1_936_000,
    });
  });

  test("rounds half up to the cent after each factor", () => {
    // 33.33 × 70 % = 23.331; × 99.95 % = 23.31835; × 90 % = 20.988
    const cheap = { msrpByBodyStyle: { suvs: 3_333 } };
    expect(retail({ mileage: 20_100, condition: "fair" }, cheap)).toBe(2_099);
  });

  test.each([
    [-1, 36_000],
    [0, 36_000],
    [1, 32_000],
    [2, 28_000],
    [3, 28_000],
    [60, 28_000],
  ])("at %d model years and the usual mileage the retail average is %d dollars", (age, dollars) => {
    const mileage = 10_000 * Math.max(0, Math.min(age, 2));
    expect(retail({ age, mileage })).toBe(dollars * 100);
  });

  test("takes age and MSRP of the vehicle's class", () => {
    expect(retail({ make: "Ford", model: "F-150", age: 1, mileage: 10_000 })).toBe(4_750_000);
    expect(retail({ make: "Kia" })).toBe(1_400_000);
  });

  test.each([
    [0, 11_000],
    [1, 11_000],
    [10_000, 10_500],
    [19_990, 10_001],
    [19_991, 10_000],
    [20_000, 10_000],
    [20_009, 10_000],
    [20_010, 9_999],
    [21_000, 9_950],
    [139_980, 4_001],
    [140_000, 4_000],
    [1_000_000, 4_000],
    [Number.MAX_SAFE_INTEGER, 4_000],
  ])("at 2 model years %d miles leave %d basis points", (mileage, bp) => {
    expect(retail({ mileage })).toBe(280 * bp);
  });

  test("is not worth more than a younger vehicle with the same miles", () => {
    // At 1 model year 15,000 miles leave 97.5 %, at 2 they would leave 102.5 %.
    const level = {
      classes: {
        ...plainValuationModel.classes,
        mainstream: { msrpBp: 10_000, retainedBpByAge: [9_000, 8_000, 8_000] },
      },
    };
    expect(retail({ mileage: 15_000 }, level)).toBe(3_120_000);
    expect(retail({ mileage: 15_000, age: 1 }, level)).toBe(3_120_000);
  });

  test.each([
    ["great", 3_080_000],
    ["good", 2_800_000],
    ["fair", 2_520_000],
    ["poor", 1_400_000],
    [undefined, 2_800_000],
  ] as const)("condition %s", (condition, cents) => {
    expect(retail({ condition })).toBe(cents);
  });

  test("leaves a share of a low price, where the fixed costs would take more", () => {
    // 90 % − 1,000 and 50 % are equal at 2,500.
    const classes = {
      ...plainValuationModel.classes,
      mainstream: { msrpBp: 10_000, retainedBpByAge: [10_000] },
    };
    const whole = (cents: number) =>
      estimate({ age: 0, mileage: 0 }, { classes, msrpByBodyStyle: { suvs: cents } })?.adjusted_whole_avg;
    expect(whole(250_100)).toBe(125_090);
    expect(whole(250_000)).toBe(125_000);
    expect(whole(249_900)).toBe(124_950);
    expect(whole(100)).toBe(50);
  });

  test.each([
    { mileage: -1 },
    { mileage: 0.5 },
    { mileage: Number.NaN },
    { age: Number.NaN },
    { age: 1.5 },
    { age: -2 },
  ])("has no value for %j", (changes) => {
    expect(estimate(changes)).toBeNull();
  });

  test("has no value for a vehicle without an MSRP", () => {
    expect(estimate({ bodyStyle: "hearses" }, { otherMsrp: undefined })).toBeNull();
    expect(estimate({}, { otherMsrp: undefined })).not.toBeNull();
  });
});

const anyVehicle = fc.record({
  year: fc.constant(2020),
  age: fc.integer({ min: -1, max: 40 }),
  mileage: fc.nat({ max: 400_000 }),
  make: fc.constantFrom("Kia", "Ford", "BMW", "Tesla", "Saturn"),
  model: fc.constantFrom("F-150", "Model 3", "Soul", "Other"),
  bodyStyle: fc.constantFrom(...Object.keys(defaultValuationModel.msrpByBodyStyle), "other"),
  condition: fc.constantFrom(...VEHICLE_CONDITIONS),
});

describe.each([
  ["the default model", fc.constant(defaultValuationModel)],
  ["any model", anyValuationModel],
])("with %s", (_, anyModel) => {
  const step = fc.record({
    years: fc.nat({ max: 5 }),
    miles: fc.oneof(fc.nat({ max: 50_000 }), fc.constant(0)),
    worse: fc.nat({ max: 3 }),
  });

  test("no price rises with age, miles or a worse condition", () => {
    fc.assert(
      fc.property(anyModel, anyVehicle, step, (model, given, { years, miles, worse }) => {
        const rank = Math.min(3, VEHICLE_CONDITIONS.indexOf(given.condition) + worse);
        const now = estimateVehiclePrices(given, model)!;
        const later = estimateVehiclePrices(
          {
            ...given,
            age: given.age + years,
            mileage: given.mileage + miles,
            condition: VEHICLE_CONDITIONS[rank]!,
          },
          model,
        )!;
        for (const key of VEHICLE_PRICE_KEYS) expect(later[key]!).toBeLessThanOrEqual(now[key]!);
      }),
      { numRuns: 1_000 },
    );
  });

  test("0 ≤ rough wholesale ≤ wholesale average ≤ retail average, in whole cents", () => {
    fc.assert(
      fc.property(anyModel, anyVehicle, (model, given) => {
        const prices = estimateVehiclePrices(given, model)!;
        expect(prices.adjusted_whole_rough!).toBeGreaterThanOrEqual(0);
        expect(prices.adjusted_whole_rough!).toBeLessThanOrEqual(prices.adjusted_whole_avg!);
        expect(prices.adjusted_whole_avg!).toBeLessThanOrEqual(prices.adjusted_retail_avg!);
        for (const key of VEHICLE_PRICE_KEYS) expect(Number.isSafeInteger(prices[key])).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
