import { discountedPrice, listPrice, reducedPrice, usedPrice } from "./asking-price.ts";
import { pickInterior, pickPaint, upholsteryOf } from "./colors.ts";
import { equipmentLetters } from "./equipment.ts";
import type { ModelFacts, TrimFacts } from "./facts/model-facts.ts";
import { addedFeatures, oemFeatures, standardFeatures } from "./features.ts";
import { pickStore } from "./lots.ts";
import { newVehicleOptions } from "./new-vehicle-options.ts";
import { certifiedMiles, newMiles, usedMiles } from "./odometer.ts";
import { readPowertrain } from "./powertrain.ts";
import type { Random } from "./random.ts";
import type { SampleCondition, SampleVehicle } from "./sample-vehicle.ts";
import { makeVin } from "./vin.ts";

/** Maximum days in stock. */
const OLDEST_STOCK = 119;
/** A reduction applies after three weeks, to this share of vehicles. */
const REDUCED_AFTER = 21;
const REDUCED_SHARE = 0.51;
const DISCOUNTED_SHARE = 0.87;

type Drawn = Omit<SampleVehicle, "status" | "visibility" | "stockNumber">;

/** Generates one vehicle of a model and trim: year, miles, paint, equipment, price and arrival. */
export function drawVehicle(
  condition: SampleCondition,
  facts: ModelFacts,
  trim: TrimFacts,
  takenSerials: Set<string>,
  random: Random,
): Drawn {
  const [from, to] = trim[8] ?? facts.years;
  // Weighted towards younger vehicles, because dealers auction old ones.
  const year = from + Math.floor((to - from + 1) * random.next() ** 0.75);
  const letters = equipmentLetters(trim[7], year);
  const powertrain = readPowertrain(trim[2]);
  const paint = pickPaint(facts, year, random);
  const daysInStock = Math.floor(OLDEST_STOCK * random.next() ** 1.35);
  const vehicle = {
    condition,
    facts,
    trim,
    powertrain,
    year,
    vin: makeVin(facts, trim, year, takenSerials, random),
    paint,
    interior: pickInterior(facts.make, random),
    upholstery: upholsteryOf(letters),
    letters,
    oemFeatures: oemFeatures(facts, trim, { year, letters, powertrain }),
    standardFeatures: standardFeatures(facts, year, letters),
    daysInStock,
    storeId: pickStore(condition, random),
  };
  const bareMsrp = listPrice(trim[1], year - from);
  if (condition === "new") {
    const options = newVehicleOptions(facts, trim, paint, random);
    const msrp = bareMsrp + options.dollars;
    const internetPrice = random.chance(DISCOUNTED_SHARE) ? discountedPrice(facts.model, msrp, random) : null;
    const optionalFeatures = options.labels;
    return { ...vehicle, miles: newMiles(random), msrp, sellingPrice: msrp, internetPrice, optionalFeatures };
  }
  const certified = condition === "certified";
  const miles = certified ? certifiedMiles(facts, year, random) : usedMiles(facts, year, random);
  const sellingPrice = usedPrice(facts, { year, miles, listPrice: bareMsrp, certified }, random);
  const reduced = daysInStock > REDUCED_AFTER && random.chance(REDUCED_SHARE);
  return {
    ...vehicle,
    miles,
    msrp: bareMsrp,
    sellingPrice,
    internetPrice: reduced ? reducedPrice(sellingPrice, random) : null,
    optionalFeatures: addedFeatures(facts, random),
  };
}
