import type { ModelFacts } from "./facts/model-facts.ts";
import type { Random } from "./random.ts";
import { ageOf } from "./reference-day.ts";

/** Miles a year, and the share of it for older cars. */
const YEARLY = 11_600;
const YEARLY_LATE = 6_200;
const LATE = 8;
/** The manufacturer's certified program ends at 60,000 miles. */
const CERTIFIED_LIMIT = 59_000;

/** Expected miles by age in years. */
export function expectedMiles(age: number): number {
  return YEARLY * Math.min(age, LATE) + YEARLY_LATE * Math.max(age - LATE, 0);
}

/** Sports cars are driven less, trucks slightly more. */
function habit({ body, value }: ModelFacts): number {
  if (value === "sports" || body === "convertible") return 0.62;
  if (value === "truck") return 1.06;
  return value === "electric" ? 0.85 : 1;
}

/** The odometer of a used vehicle, varied around the expected miles. */
export function usedMiles(facts: ModelFacts, year: number, random: Random): number {
  const spread = Math.exp(random.bell() * 0.3);
  return Math.round(expectedMiles(ageOf(year)) * habit(facts) * spread) + random.whole(-40, 40);
}

/** The odometer of a certified vehicle: slightly lower, within the program's limit. */
export function certifiedMiles(facts: ModelFacts, year: number, random: Random): number {
  const miles = Math.round(usedMiles(facts, year, random) * 0.78);
  return miles <= CERTIFIED_LIMIT ? miles : CERTIFIED_LIMIT - random.whole(300, 9_000);
}

/** Delivery miles; sometimes more, for a demonstrator. */
export function newMiles(random: Random): number {
  return random.chance(0.12) ? random.whole(40, 180) : random.whole(3, 26);
}
