import { BODY_STYLES, type Vehicle } from "../vehicle.ts";
import type { InventoryIndex } from "./inventory-index.ts";

/** Weights of differences in dollars: one model year, another make, new versus used. */
const YEAR = 1_500;
const OTHER_MAKE = 1_000;
const OTHER_CONDITION = 4_000;
/** Price difference to a vehicle without a visible price. */
const UNKNOWN_PRICE = 5_000;
/** More than any other difference, so that other body styles only fill up the list. */
const OTHER_BODY_STYLE = 1_000_000_000;

/**
 * Returns the most similar documents by body style, price, model year, make and condition. Equally similar ones are
 * newest first, ties by VIN.
 */
export function similarVehicles<V extends Vehicle>(
  index: InventoryIndex<V>,
  to: Vehicle,
  price: number | null,
  n: number,
): V[] {
  const { vehicles, groups, ranges } = index;
  const { codes } = groups.bodyStyle.column;
  const bodyCode = to.bodyStyle === null ? -1 : BODY_STYLES.indexOf(to.bodyStyle);
  const best: { doc: number; distance: number }[] = [];
  for (let doc = 0; doc < vehicles.length && n > 0; doc++) {
    let distance = codes[doc] === bodyCode ? 0 : OTHER_BODY_STYLE;
    const furthest = best.length === n ? best[n - 1]!.distance : Infinity;
    if (distance >= furthest) continue;
    const cents = ranges.price.keys[doc]!;
    if (price !== null) distance += cents >= 0 ? Math.abs(cents - price) / 100 : UNKNOWN_PRICE;
    distance += YEAR * Math.abs(ranges.year.keys[doc]! + to.year);
    if (distance >= furthest) continue;
    const vehicle = vehicles[doc]!;
    if (vehicle.vin === to.vin) continue;
    if (vehicle.make !== to.make) distance += OTHER_MAKE;
    if ((vehicle.condition === "new") !== (to.condition === "new")) distance += OTHER_CONDITION;
    if (distance >= furthest) continue;
    const at = best.findLastIndex((other) => other.distance <= distance) + 1;
    best.splice(at, 0, { doc, distance });
    if (best.length > n) best.pop();
  }
  return best.map(({ doc }) => vehicles[doc]!);
}
