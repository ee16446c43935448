import { divideHalfUp, percentOf } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import { vehicleClass, vehicleMsrp } from "./built-in-valuation-class.ts";
import type { ValuationModel, VehicleClass } from "./built-in-valuation-model.ts";
import type { ValuationRequest, VehiclePrices } from "./valuation-provider.ts";

/**
 * Estimates a vehicle's prices: MSRP × age × mileage × condition (`good` by default).
 *
 * Prices never rise with age or mileage. Rough wholesale ≤ wholesale average ≤ retail average. The model's shares of
 * them must be at most 10,000.
 *
 * @returns cents; `null` for invalid mileage, a future model year, no class or an unknown MSRP
 * @example estimateVehiclePrices({ year: 2019, age: 7, mileage: 84_000, make: "Kia", bodyStyle: "suvs" }, defaultValuationModel)
 */
export function estimateVehiclePrices(
  request: ValuationRequest,
  model: ValuationModel,
): VehiclePrices | null {
  const { age, mileage } = request;
  const ofClass = vehicleClass(request, model);
  const msrp = vehicleMsrp(request, model);
  if (!ofClass || !msrp || !Number.isSafeInteger(age) || !Number.isSafeInteger(mileage)) return null;
  // Next year's models are already sold; a later model year is an error.
  if (age < -1 || mileage < 0) return null;
  const retail = retailAverage({ msrp, ...ofClass }, request, model);
  const wholesale = wholesaleAverage(retail, model);
  return {
    adjusted_retail_avg: retail,
    adjusted_whole_avg: wholesale,
    adjusted_whole_rough: percentOf(wholesale, model.wholeRoughBp as BasisPoints),
  };
}

function retailAverage(
  { msrp, retainedBpByAge }: VehicleClass & { msrp: Cents },
  request: ValuationRequest,
  model: ValuationModel,
): Cents {
  const conditionBp = model.conditionBp[request.condition ?? "good"];
  const age = Math.max(0, Math.min(request.age, retainedBpByAge.length - 1));
  const byAge = retainedBpByAge
    .slice(0, age + 1)
    .map((ageBp, years) =>
      [ageBp, mileageBp(request.mileage, years, model), conditionBp].reduce(
        (price, bp) => percentOf(price as Cents, bp as BasisPoints),
        msrp,
      ),
    );
  // An older vehicle has fewer miles than usual. It must not be worth more than a younger one with the same miles.
  return Math.min(...byAge) as Cents;
}

function mileageBp(mileage: number, years: number, model: ValuationModel): number {
  const { usualMilesPerYear, bpPer1000Miles, leastMileageBp, mostMileageBp } = model;
  // The minimum applies long before a million miles; the limit keeps the product exact.
  const milesAbove = Math.min(mileage, 1_000_000) - years * usualMilesPerYear;
  const share = 10_000 - divideHalfUp(milesAbove * bpPer1000Miles, 1_000);
  return Math.max(leastMileageBp, Math.min(mostMileageBp, share));
}

function wholesaleAverage(retail: Cents, model: ValuationModel): Cents {
  const lessCosts = percentOf(retail, model.wholeAvgBp as BasisPoints) - model.wholeAvgLess;
  return Math.max(percentOf(retail, model.leastWholeAvgBp as BasisPoints), lessCosts) as Cents;
}
