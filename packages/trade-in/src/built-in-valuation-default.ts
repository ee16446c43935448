import { classByModel, msrpByModel } from "./built-in-valuation-makes.ts";
import type { ValuationModel } from "./built-in-valuation-model.ts";

/**
 * An example model, not market data; calibrated with public guide values (docs/product/trade-in.md, "Built-in model").
 *
 * @example builtInValuation({ ...defaultValuationModel, bpPer1000Miles: 40 })
 */
export const defaultValuationModel: ValuationModel = {
  msrpByBodyStyle: {
    suvs: 3_600_000,
    sedans: 3_000_000,
    wagons: 3_800_000,
    coupes: 3_800_000,
    convertibles: 4_200_000,
    hatchbacks: 2_700_000,
    trucks: 5_200_000,
    minivans: 4_400_000,
  },
  otherMsrp: 3_600_000,
  classes: {
    economy: {
      msrpBp: 9_000,
      retainedBpByAge: [
        8_900, 8_150, 7_450, 6_800, 6_200, 5_600, 5_050, 4_500, 3_950, 3_450, 3_000, 2_600, 2_250, 1_950,
        1_700, 1_450,
      ],
    },
    mainstream: {
      msrpBp: 10_000,
      retainedBpByAge: [
        9_000, 8_250, 7_550, 6_900, 6_250, 5_650, 5_100, 4_600, 4_100, 3_650, 3_250, 2_850, 2_500, 2_200,
        1_900, 1_650,
      ],
    },
    "high-resale": {
      msrpBp: 10_000,
      retainedBpByAge: [
        9_200, 8_550, 7_900, 7_300, 6_700, 6_150, 5_650, 5_200, 4_750, 4_350, 3_950, 3_600, 3_250, 2_950,
        2_650, 2_400,
      ],
    },
    premium: {
      msrpBp: 13_500,
      retainedBpByAge: [
        8_900, 8_100, 7_350, 6_650, 5_950, 5_250, 4_650, 4_100, 3_650, 3_250, 2_900, 2_550, 2_250, 1_950,
        1_700, 1_500,
      ],
    },
    luxury: {
      msrpBp: 16_000,
      retainedBpByAge: [
        8_800, 7_950, 7_150, 6_400, 5_600, 4_850, 4_200, 3_600, 3_100, 2_700, 2_300, 1_950, 1_700, 1_450,
        1_250, 1_100,
      ],
    },
    electric: {
      msrpBp: 14_000,
      retainedBpByAge: [
        8_600, 7_450, 6_400, 5_500, 4_800, 4_200, 3_700, 3_250, 2_850, 2_500, 2_200, 1_900, 1_650, 1_450,
        1_250, 1_100,
      ],
    },
  },
  classByModel,
  msrpByModel,
  usualMilesPerYear: 12_000,
  bpPer1000Miles: 35,
  leastMileageBp: 5_000,
  mostMileageBp: 11_500,
  conditionBp: { great: 10_400, good: 10_000, fair: 9_300, poor: 7_500 },
  wholeAvgBp: 8_600,
  wholeAvgLess: 150_000,
  leastWholeAvgBp: 4_500,
  wholeRoughBp: 7_400,
};
