import { drawVehicle } from "./draw-vehicle.ts";
import { CERTIFIED_MODELS, NEW_MODELS, USED_MODELS } from "./facts/all-models.ts";
import type { ModelFacts } from "./facts/model-facts.ts";
import { randomFor } from "./random.ts";
import type { SampleCondition, SampleVehicle } from "./sample-vehicle.ts";

/** Number of private, pending and sold vehicles. */
const PRIVATE = { new: 0, certified: 6, used: 18 };
const PENDING = { new: 2, certified: 1, used: 5 };
const SOLD = { new: 1, certified: 1, used: 4 };
/** Maximum age in days of private vehicles; minimum age of sold ones. */
const JUST_ARRIVED = 6;
const SOLD_AFTER = 8;

const STOCK_LETTERS = { new: "M", certified: "C", used: "P" };

function drawModels(
  condition: SampleCondition,
  models: readonly ModelFacts[],
  taken: Set<string>,
): SampleVehicle[] {
  return models.flatMap((facts) => {
    const name = [condition, facts.make, facts.model, facts.body, ...facts.years].join(" ");
    // Every trim is used once before any is repeated.
    const trims = randomFor(name).shuffle(facts.trims);
    return Array.from({ length: facts.stock }, (_, index) => ({
      ...drawVehicle(condition, facts, trims[index % trims.length]!, taken, randomFor(`${name} ${index}`)),
      status: "" as const,
      visibility: "" as const,
      stockNumber: "",
    }));
  });
}

function markSome(vehicles: SampleVehicle[], condition: SampleCondition): void {
  const mixed = randomFor(`mark ${condition}`).shuffle(vehicles);
  const hidden = mixed.splice(0, PRIVATE[condition]);
  for (const [index, vehicle] of hidden.entries()) {
    vehicle.visibility = "private";
    vehicle.daysInStock = index % JUST_ARRIVED;
    vehicle.internetPrice = null;
  }
  for (const vehicle of mixed.splice(0, PENDING[condition])) vehicle.status = "Pending";
  const stood = mixed.filter(({ daysInStock }) => daysInStock >= SOLD_AFTER);
  for (const vehicle of stood.slice(0, SOLD[condition])) vehicle.status = "Sold";
}

/** Stock numbers in order of arrival; a final `A` marks a trade-in. */
function numberStock(vehicles: readonly SampleVehicle[]): void {
  const byArrival = [...vehicles].sort((a, b) => b.daysInStock - a.daysInStock || (a.vin < b.vin ? -1 : 1));
  let number = 26_040;
  for (const vehicle of byArrival) {
    const random = randomFor(`stock ${vehicle.vin}`);
    number += random.whole(1, 4);
    const trade = vehicle.condition === "used" && random.chance(0.3) ? "A" : "";
    vehicle.stockNumber = `${STOCK_LETTERS[vehicle.condition]}${number}${trade}`;
  }
}

/** All vehicles of the sample, sorted by store and stock number. */
export function drawStock(): SampleVehicle[] {
  const taken = new Set<string>();
  const kinds = [
    ["new", NEW_MODELS],
    ["certified", CERTIFIED_MODELS],
    ["used", USED_MODELS],
  ] as const;
  const all = kinds.flatMap(([condition, models]) => {
    const vehicles = drawModels(condition, models, taken);
    markSome(vehicles, condition);
    return vehicles;
  });
  numberStock(all);
  const key = ({ storeId, stockNumber }: SampleVehicle) => `${storeId} ${stockNumber}`;
  return all.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
