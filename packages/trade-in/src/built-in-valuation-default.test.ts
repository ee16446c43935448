import { describe, expect, test } from "vitest";
import { defaultValuationModel } from "./built-in-valuation-default.ts";
import { estimateVehiclePrices } from "./built-in-valuation-prices.ts";
import { guideRatio, median } from "./testing/guide-comparison.ts";
import { guideSources } from "./testing/guide-sources.ts";
import { furtherGuideValues, guideValues } from "./testing/guide-values.ts";

const name = ({ year, make, model }: { year: number; make: string; model: string }) =>
  `${year} ${make} ${model}`;

describe("the default model", () => {
  test("has its keys in lower case, as they are compared", () => {
    const { classByModel, msrpByModel, msrpByBodyStyle } = defaultValuationModel;
    for (const key of [classByModel, msrpByModel, msrpByBodyStyle].flatMap(Object.keys)) {
      expect(key).toBe(key.toLowerCase());
    }
  });

  test("has shares that fall with age in every class, and conditions in order", () => {
    for (const { retainedBpByAge } of Object.values(defaultValuationModel.classes)) {
      expect(retainedBpByAge).toHaveLength(16);
      expect(retainedBpByAge.every((bp, age) => age === 0 || bp < retainedBpByAge[age - 1]!)).toBe(true);
    }
    const { great, good, fair, poor } = defaultValuationModel.conditionBp;
    expect(great > good && good > fair && fair > poor).toBe(true);
  });

  test("values a luxury sedan above a mainstream one, and that above an economy one", () => {
    const retail = (make: string) =>
      estimateVehiclePrices(
        { year: 2020, age: 3, mileage: 36_000, bodyStyle: "sedans", make },
        defaultValuationModel,
      )!.adjusted_retail_avg!;
    expect(retail("BMW")).toBeGreaterThan(retail("Mazda"));
    expect(retail("Mazda")).toBeGreaterThan(retail("Kia"));
  });

  test.each([
    ["Bugatti", "Chiron"],
    ["Ferrari", "488"],
    ["Rolls-Royce", "Ghost"],
    ["Xqzt", "Nonsense"],
    ["Ford", "GT"],
    ["Acura", "NSX"],
    ["Tesla", "Semi"],
    [undefined, undefined],
  ])("has no value for a %s %s", (make, model) => {
    const request = { year: 2020, age: 3, mileage: 36_000, bodyStyle: "coupes", make, model };
    expect(estimateVehiclePrices(request, defaultValuationModel)).toBeNull();
  });
});

describe("guide values", () => {
  test("are of 40 vehicles of every body style, 1 to 13 model years old", () => {
    expect(guideValues).toHaveLength(40);
    expect(new Set(guideValues.map(({ bodyStyle }) => bodyStyle))).toEqual(
      new Set(Object.keys(defaultValuationModel.msrpByBodyStyle)),
    );
    const ages = guideValues.map(({ year, source }) => guideSources[source].now - year);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([1, 13]);
  });

  test.each(guideValues.map((guide) => [name(guide), guide] as const))(
    "%s: the model gives 70–165 %%",
    (_, guide) => {
      expect(guideRatio(guide)).toBeGreaterThanOrEqual(0.7);
      expect(guideRatio(guide)).toBeLessThanOrEqual(1.65);
    },
  );

  test.each(furtherGuideValues.map((guide) => [name(guide), guide] as const))(
    "%s, not used for the calibration: the model gives 70–135 %%",
    (_, guide) => {
      expect(guideRatio(guide)).toBeGreaterThanOrEqual(0.7);
      expect(guideRatio(guide)).toBeLessThanOrEqual(1.35);
    },
  );

  test("have a median ratio near 1", () => {
    expect(median(guideValues.map(guideRatio))).toBeCloseTo(1, 1);
    expect(median(furtherGuideValues.map(guideRatio))).toBeCloseTo(0.93, 1);
  });
});
