import { expect, test } from "vitest";
import { builtInValuation } from "./built-in-valuation.ts";
import { defaultValuationModel } from "./built-in-valuation-default.ts";
import { plainValuationModel } from "./testing/plain-valuation-model.ts";

const vehicle = { make: "Mazda", model: "CX-5", year: 2019, age: 7, mileage: 84_000, bodyStyle: "suvs" };

test("uses the default model", async () => {
  // 36,000 × 46 %; × 86 % − 1,500; × 74 %
  expect(await builtInValuation().vehiclePrices(vehicle)).toEqual({
    ok: true,
    value: { adjusted_retail_avg: 1_656_000, adjusted_whole_avg: 1_274_160, adjusted_whole_rough: 942_878 },
  });
});

test("uses a given model", async () => {
  const half = { ...defaultValuationModel, wholeAvgBp: 5_000, wholeAvgLess: 0 };
  expect(await builtInValuation(half).vehiclePrices(vehicle)).toMatchObject({
    value: { adjusted_whole_avg: 828_000 },
  });
  expect(await builtInValuation(plainValuationModel).vehiclePrices({ ...vehicle, mileage: -1 })).toEqual({
    ok: true,
    value: null,
  });
});

test("answers with its code for a vehicle without a class", async () => {
  expect(await builtInValuation().vehiclePrices({ ...vehicle, make: "Bugatti", model: "Chiron" })).toEqual({
    ok: false,
    errors: [{ path: [], code: "vehicle.no-class" }],
  });
});
