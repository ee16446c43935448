import { type Cents, divideHalfUp, percentOf } from "@forecourt/money";
import type {
  ValuationProvider,
  ValuationRequest,
  VehicleCondition,
  VehiclePrices,
} from "./valuation-provider.ts";

/** A depreciation model: cents and basis points (hundredths of a percent); shares are at most 10,000. */
export type ValuationModel = {
  /** MSRP by body style. */
  msrpByBodyStyle: Readonly<Record<string, Cents>>;
  /** MSRP of all other body styles; without it such a vehicle has no value. */
  otherMsrp?: Cents;
  /** Share of the MSRP by age in model years, from 0; the last entry applies to all older vehicles. */
  retainedBpByAge: readonly number[];
  lostBpPer1000Miles: number;
  /** Minimum share of the value that remains at any mileage. */
  leastMileageBp: number;
  conditionBp: Readonly<Record<VehicleCondition, number>>;
  /** The wholesale average as a share of the retail average. */
  wholeAvgBp: number;
  /** Rough wholesale as a share of the wholesale average. */
  wholeRoughBp: number;
};

/**
 * Example values, not market data (docs/product/trade-in.md, "Built-in model").
 *
 * @example builtInValuation({ ...defaultValuationModel, lostBpPer1000Miles: 40 })
 */
export const defaultValuationModel: ValuationModel = {
  msrpByBodyStyle: {
    suvs: 3_700_000,
    sedans: 2_900_000,
    wagons: 3_500_000,
    coupes: 3_400_000,
    convertibles: 4_000_000,
    hatchbacks: 2_500_000,
    trucks: 4_600_000,
    minivans: 4_000_000,
  },
  otherMsrp: 3_200_000,
  retainedBpByAge: [
    8_000, 7_200, 6_500, 5_900, 5_350, 4_850, 4_400, 4_000, 3_600, 3_250, 2_950, 2_650, 2_400, 2_150, 1_950,
    1_750,
  ],
  lostBpPer1000Miles: 30,
  leastMileageBp: 3_000,
  conditionBp: { great: 10_300, good: 10_000, fair: 9_000, poor: 7_500 },
  wholeAvgBp: 7_800,
  wholeRoughBp: 7_400,
};

/**
 * Estimates a vehicle's prices: MSRP × age × mileage × condition (`good` by default).
 *
 * Prices fall with age and mileage. Rough wholesale ≤ wholesale average ≤ retail average, if so in the model.
 *
 * @returns cents; `null` for invalid mileage, a model year after next year's, or an unknown MSRP
 * @example estimateVehiclePrices({ year: 2019, age: 7, mileage: 84_000, bodystyle: "suvs" }, defaultValuationModel)
 */
export function estimateVehiclePrices(
  request: ValuationRequest,
  model: ValuationModel,
): VehiclePrices | null {
  const { age, mileage, bodystyle = "", condition = "good" } = request;
  const { msrpByBodyStyle, retainedBpByAge } = model;
  const msrp = Object.hasOwn(msrpByBodyStyle, bodystyle) ? msrpByBodyStyle[bodystyle] : model.otherMsrp;
  if (!msrp || !Number.isSafeInteger(age) || !Number.isSafeInteger(mileage)) return null;
  // Next year's models are already sold; a later model year is an error.
  if (age < -1 || mileage < 0) return null;
  const ageBp = retainedBpByAge[Math.max(0, Math.min(age, retainedBpByAge.length - 1))]!;
  // The minimum share applies long before a million miles; the limit keeps the product exact.
  const lostBp = divideHalfUp(Math.min(mileage, 1_000_000) * model.lostBpPer1000Miles, 1_000);
  const mileageBp = Math.max(model.leastMileageBp, 10_000 - lostBp);
  const retail = [ageBp, mileageBp, model.conditionBp[condition]].reduce(percentOf, msrp);
  const wholesale = percentOf(retail, model.wholeAvgBp);
  return {
    adjusted_retail_avg: retail,
    adjusted_whole_avg: wholesale,
    adjusted_whole_rough: percentOf(wholesale, model.wholeRoughBp),
  };
}

/**
 * Creates a valuation provider from a depreciation model, for a dealership without a book API.
 *
 * @example await requestValuation(tradeIn, builtInValuation())
 */
export function builtInValuation(model: ValuationModel = defaultValuationModel): ValuationProvider {
  return {
    vehiclePrices: async (request) => ({ ok: true, value: estimateVehiclePrices(request, model) }),
  };
}
