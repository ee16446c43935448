import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInValuation, defaultValuationModel, estimateVehiclePrices } from "./built-in-valuation.ts";
import { type ValuationRequest, VEHICLE_CONDITIONS, VEHICLE_PRICE_KEYS } from "./valuation-provider.ts";

const vehicle: ValuationRequest = { year: 2019, age: 7, mileage: 84_000, bodystyle: "suvs" };
const estimate = (changes: Partial<ValuationRequest> = {}) =>
  estimateVehiclePrices({ ...vehicle, ...changes }, defaultValuationModel);
const retail = (changes: Partial<ValuationRequest>) => estimate(changes)?.adjusted_retail_avg;

describe("estimateVehiclePrices", () => {
  test("is MSRP × age × mileage × condition, and wholesale is derived from it", () => {
    // 37,000 × 40 % × 74.8 %; × 78 %; × 74 %
    expect(estimate()).toEqual({
      adjusted_retail_avg: 1_107_040,
      adjusted_whole_avg: 863_491,
      adjusted_whole_rough: 638_983,
    });
  });

  test.each([
    ["suvs", 3_700_000],
    ["sedans", 2_900_000],
    ["wagons", 3_500_000],
    ["coupes", 3_400_000],
    ["convertibles", 4_000_000],
    ["hatchbacks", 2_500_000],
    ["trucks", 4_600_000],
    ["minivans", 4_000_000],
    ["hearses", 3_200_000],
    ["constructor", 3_200_000],
    [undefined, 3_200_000],
  ])("body style %s costs %d cents new", (bodystyle, msrp) => {
    expect(retail({ bodystyle, age: 0, mileage: 0 })).toBe(msrp * 0.8);
  });

  test.each([
    [-1, 80],
    [0, 80],
    [1, 72],
    [2, 65],
    [3, 59],
    [4, 53.5],
    [5, 48.5],
    [6, 44],
    [7, 40],
    [8, 36],
    [9, 32.5],
    [10, 29.5],
    [11, 26.5],
    [12, 24],
    [13, 21.5],
    [14, 19.5],
    [15, 17.5],
    [16, 17.5],
    [60, 17.5],
  ])("at %d model years %d %% of the MSRP is left", (age, percent) => {
    expect(retail({ age, mileage: 0 })).toBe(percent * 37_000);
  });

  test.each([
    [0, 10_000],
    [16, 10_000],
    [17, 9_999],
    [1_000, 9_970],
    [100_000, 7_000],
    [233_300, 3_001],
    [233_334, 3_000],
    [1_000_000, 3_000],
    [Number.MAX_SAFE_INTEGER, 3_000],
  ])("%d miles leave %d basis points", (mileage, bp) => {
    expect(retail({ age: 7, mileage })).toBe(148 * bp);
  });

  test.each([
    ["great", 1_524_400],
    ["good", 1_480_000],
    ["fair", 1_332_000],
    ["poor", 1_110_000],
    [undefined, 1_480_000],
  ] as const)("condition %s", (condition, cents) => {
    expect(retail({ mileage: 0, condition })).toBe(cents);
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

  test("has no value for a body style without an MSRP", () => {
    const { otherMsrp, ...model } = defaultValuationModel;
    expect(estimateVehiclePrices({ ...vehicle, bodystyle: "hearses" }, model)).toBeNull();
    expect(estimateVehiclePrices(vehicle, model)).not.toBeNull();
  });

  const anyVehicle = fc.record({
    year: fc.constant(2020),
    age: fc.integer({ min: -1, max: 40 }),
    mileage: fc.nat({ max: 400_000 }),
    bodystyle: fc.constantFrom(...Object.keys(defaultValuationModel.msrpByBodyStyle), "other"),
    condition: fc.constantFrom(...VEHICLE_CONDITIONS),
  });

  test("never rises with age or miles, in any of the prices", () => {
    fc.assert(
      fc.property(anyVehicle, fc.nat({ max: 5 }), fc.nat({ max: 50_000 }), (given, years, miles) => {
        const now = estimate(given)!;
        const later = estimate({ ...given, age: given.age + years, mileage: given.mileage + miles })!;
        for (const key of VEHICLE_PRICE_KEYS) expect(later[key]!).toBeLessThanOrEqual(now[key]!);
      }),
    );
  });

  test("rough wholesale ≤ wholesale average ≤ retail average, whole cents above 0", () => {
    fc.assert(
      fc.property(anyVehicle, (given) => {
        const prices = estimate(given)!;
        expect(prices.adjusted_whole_rough!).toBeLessThanOrEqual(prices.adjusted_whole_avg!);
        expect(prices.adjusted_whole_avg!).toBeLessThanOrEqual(prices.adjusted_retail_avg!);
        for (const key of VEHICLE_PRICE_KEYS) {
          expect(Number.isSafeInteger(prices[key]) && prices[key]! > 0).toBe(true);
        }
      }),
    );
  });
});

describe("builtInValuation", () => {
  test("uses the default model or a given one", async () => {
    expect(await builtInValuation().vehiclePrices(vehicle)).toEqual({ ok: true, value: estimate() });
    const half = { ...defaultValuationModel, wholeAvgBp: 5_000 };
    expect(await builtInValuation(half).vehiclePrices(vehicle)).toMatchObject({
      value: { adjusted_whole_avg: 553_520 },
    });
    expect(await builtInValuation().vehiclePrices({ ...vehicle, mileage: -1 })).toEqual({
      ok: true,
      value: null,
    });
  });
});
