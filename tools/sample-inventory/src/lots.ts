import type { Random } from "./random.ts";
import type { SampleCondition } from "./sample-vehicle.ts";

/** HomeNet dealer numbers of the four stores, by store id. */
export const DEALER_IDS: Readonly<Record<string, string>> = {
  north: "41201",
  riverside: "41202",
  "west-park": "41203",
  airport: "41204",
};

/** Percent of vehicles by kind at each store: two sell new ones, two only pre-owned ones. */
const SHARES: Readonly<Record<SampleCondition, Readonly<Record<string, number>>>> = {
  new: { north: 62, riverside: 38 },
  certified: { north: 36, riverside: 34, "west-park": 30 },
  used: { north: 10, riverside: 22, "west-park": 40, airport: 28 },
};

/** The store of a vehicle. */
export function pickStore(condition: SampleCondition, random: Random): string {
  return random.weighted(Object.entries(SHARES[condition]), ([, share]) => share)[0];
}
