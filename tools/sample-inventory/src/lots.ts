import type { Random } from "./random.ts";
import type { SampleCondition } from "./sample-vehicle.ts";

/** HomeNet's numbers for the four stores, and their ids. */
export const DEALER_IDS: Readonly<Record<string, string>> = {
  north: "41201",
  riverside: "41202",
  "west-park": "41203",
  airport: "41204",
};

/** Percent of a kind of vehicle that stands at each store: two sell new ones, two only pre-owned ones. */
const SHARES: Readonly<Record<SampleCondition, Readonly<Record<string, number>>>> = {
  new: { north: 62, riverside: 38 },
  certified: { north: 36, riverside: 34, "west-park": 30 },
  used: { north: 10, riverside: 22, "west-park": 40, airport: 28 },
};

/** The store at which a vehicle stands. */
export function pickStore(condition: SampleCondition, random: Random): string {
  return random.weighted(Object.entries(SHARES[condition]), ([, share]) => share)[0];
}
