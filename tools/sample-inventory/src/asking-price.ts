import type { ModelFacts } from "./facts/model-facts.ts";
import type { Random } from "./random.ts";
import { retainedValue } from "./retained-value.ts";

/** Yearly increase of list prices. */
const YEARLY_RISE = 1.02;
const CHEAPEST = 3_000;

/** A trim's list price in a later model year, in dollars, rounded to five. */
export function listPrice(firstYearPrice: number, yearsLater: number): number {
  return Math.round((firstYearPrice * YEARLY_RISE ** yearsLater) / 5) * 5;
}

/** Rounds to a typical asking price, just below a full hundred, in dollars. */
function windshieldPrice(dollars: number, random: Random): number {
  return Math.round(dollars / 100) * 100 - (random.chance(0.72) ? 5 : 12);
}

/** The asking price of a used vehicle in dollars: the retained share of its list price, ± a few percent. */
export function usedPrice(
  facts: ModelFacts,
  vehicle: { year: number; miles: number; listPrice: number; certified: boolean },
  random: Random,
): number {
  const worth = vehicle.listPrice * retainedValue(facts.value, vehicle.year, vehicle.miles);
  // Includes inspection, reconditioning and the longer warranty of a certified vehicle.
  const askingPrice = worth * (vehicle.certified ? 1.05 : 1) * (1 + random.bell() * 0.035);
  return windshieldPrice(Math.max(askingPrice, CHEAPEST), random);
}

/** The price after a reduction of 2 to 7 percent, at least 300 dollars. */
export function reducedPrice(retail: number, random: Random): number {
  const cut = Math.max(retail * (0.02 + random.next() * 0.05), 300);
  return windshieldPrice(retail - cut, random);
}

/** Discounts on new vehicles in dollars, from and to, by model. */
const DISCOUNTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "Outlander PHEV": [1_800, 5_200],
  Outlander: [900, 3_200],
  "Eclipse Cross": [900, 2_800],
  "Outlander Sport": [600, 2_000],
  "Mirage G4": [300, 1_100],
  Mirage: [300, 1_100],
};

/** The asking price of a new vehicle below its list price, in dollars. */
export function discountedPrice(model: string, msrp: number, random: Random): number {
  const [from, to] = DISCOUNTS[model]!;
  return windshieldPrice(msrp - random.whole(from, to), random);
}
