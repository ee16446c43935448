import fc from "fast-check";
import type { ValuationModel, VehicleClass, VehicleClassName } from "../built-in-valuation-model.ts";

const plainClass: VehicleClass = { msrpBp: 10_000, retainedBpByAge: [9_000, 8_000, 7_000] };

/** A model with round figures, so that tests can state its prices. */
export const plainValuationModel: ValuationModel = {
  msrpByBodyStyle: { suvs: 4_000_000, sedans: 2_000_000 },
  otherMsrp: 3_000_000,
  classes: {
    economy: { ...plainClass, msrpBp: 5_000 },
    mainstream: plainClass,
    "high-resale": { msrpBp: 10_000, retainedBpByAge: [10_000, 9_500] },
    premium: { ...plainClass, msrpBp: 15_000 },
    luxury: { ...plainClass, msrpBp: 20_000 },
    electric: { msrpBp: 10_000, retainedBpByAge: [5_000] },
  },
  classByModel: { kia: "economy", "land rover": "luxury", ford: "premium", "ford|f-150": "high-resale" },
  otherClass: "mainstream",
  msrpByModel: { "ford|f-150": 5_000_000, "ford|f-150 lightning": 7_000_000, tesla: 6_000_000 },
  usualMilesPerYear: 10_000,
  bpPer1000Miles: 50,
  leastMileageBp: 4_000,
  mostMileageBp: 11_000,
  conditionBp: { great: 11_000, good: 10_000, fair: 9_000, poor: 5_000 },
  wholeAvgBp: 9_000,
  wholeAvgLess: 100_000,
  leastWholeAvgBp: 5_000,
  wholeRoughBp: 8_000,
};

const share = fc.nat({ max: 10_000 });
const anyMsrp = fc.integer({ min: 100_000, max: 30_000_000 });
// In any order: the prices must not rise with age even where the shares do.
const anyClass = fc.record({
  msrpBp: fc.integer({ min: 100, max: 40_000 }),
  retainedBpByAge: fc.array(fc.nat({ max: 12_000 }), { minLength: 1, maxLength: 20 }),
});
const classNames = Object.keys(plainValuationModel.classes) as VehicleClassName[];

/** Any model that keeps the documented conditions: shares at most 10,000, conditions in order. */
export const anyValuationModel: fc.Arbitrary<ValuationModel> = fc
  .record({
    msrpByBodyStyle: fc.record({ suvs: anyMsrp, sedans: anyMsrp }),
    otherMsrp: anyMsrp,
    classes: fc.record({
      economy: anyClass,
      mainstream: anyClass,
      "high-resale": anyClass,
      premium: anyClass,
      luxury: anyClass,
      electric: anyClass,
    }),
    classByModel: fc.record({ kia: fc.constantFrom(...classNames), ford: fc.constantFrom(...classNames) }),
    otherClass: fc.constantFrom(...classNames),
    msrpByModel: fc.record({ "ford|f-150": anyMsrp }),
    usualMilesPerYear: fc.nat({ max: 30_000 }),
    bpPer1000Miles: fc.nat({ max: 300 }),
    leastMileageBp: share,
    mostMileageBp: fc.integer({ min: 10_000, max: 20_000 }),
    conditions: fc.array(fc.nat({ max: 15_000 }), { minLength: 4, maxLength: 4 }),
    wholeAvgBp: share,
    wholeAvgLess: fc.nat({ max: 1_000_000 }),
    leastWholeAvgBp: share,
    wholeRoughBp: share,
  })
  .map(({ conditions, ...model }) => {
    const [great = 0, good = 0, fair = 0, poor = 0] = conditions.sort((a, b) => b - a);
    return { ...model, conditionBp: { great, good, fair, poor } };
  });
