import type { ValueClass } from "./facts/model-facts.ts";
import { expectedMiles } from "./odometer.ts";
import { ageOf } from "./reference-day.ts";

/** Retained share of the value: first year, each year to the eighth, each later year. */
const KEPT: Readonly<Record<ValueClass, readonly [first: number, yearly: number, late: number]>> = {
  icon: [0.95, 0.955, 0.93],
  strong: [0.93, 0.945, 0.91],
  truck: [0.88, 0.93, 0.9],
  sports: [0.86, 0.925, 0.91],
  mainstream: [0.86, 0.915, 0.88],
  budget: [0.83, 0.905, 0.87],
  luxury: [0.81, 0.885, 0.865],
  tesla: [0.78, 0.875, 0.86],
  electric: [0.66, 0.85, 0.85],
};
const LATE = 8;

/** Price change per 1,000 miles above or below the expected odometer, and its limits. */
const PER_THOUSAND_MILES = 0.003;
const LOWEST = 0.75;
const HIGHEST = 1.14;

/**
 * Calculates the retained share of the list price by class, age and odometer (README.md).
 *
 * @example retainedValue("truck", 2021, 66_000) // about 0.6
 */
export function retainedValue(value: ValueClass, modelYear: number, miles: number): number {
  const age = ageOf(modelYear);
  const [first, yearly, late] = KEPT[value];
  const byAge =
    first ** Math.min(age, 1) *
    yearly ** Math.min(Math.max(age - 1, 0), LATE - 1) *
    late ** Math.max(age - LATE, 0);
  const byMiles = 1 - ((miles - expectedMiles(age)) / 1000) * PER_THOUSAND_MILES;
  return byAge * Math.min(Math.max(byMiles, LOWEST), HIGHEST);
}
