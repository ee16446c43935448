import { vinCheckDigit } from "@forecourt/inventory";
import type { ModelFacts, TrimFacts } from "./facts/model-facts.ts";
import type { Random } from "./random.ts";

/** Position 10 from the model year 2001 on, a cycle of thirty years. */
const YEAR_CODES = "123456789ABCDEFGHJKLMNPRSTVWXY";

/** Model-year character at position 10. */
function yearCode(modelYear: number): string {
  return YEAR_CODES[(modelYear - 2001) % 30]!;
}

/** Ford and Lincoln number trucks and utility vehicles with a letter in front. */
function serial({ make, body }: ModelFacts, random: Random): string {
  const lettered =
    (make === "Ford" || make === "Lincoln") && !["sedan", "coupe", "hatch", "convertible"].includes(body);
  if (lettered) return random.pick([..."ABCDE"]) + String(random.whole(1_000, 99_999)).padStart(5, "0");
  if (make === "Honda" || make === "Acura" || make === "Mitsubishi") {
    return String(random.whole(600, 69_999)).padStart(6, "0");
  }
  return String(random.whole(100_200, 489_999));
}

/**
 * A VIN of the trim and year: the trim's beginning, check digit, year, plant, a serial not used before.
 *
 * `taken` holds the serials given out so far and receives this one.
 */
export function makeVin(
  facts: ModelFacts,
  trim: TrimFacts,
  year: number,
  taken: Set<string>,
  random: Random,
): string {
  const [beginning, plants = facts.plants] = trim[6].split("/") as [string, string?];
  const plant = random.pick([...plants]);
  let number = serial(facts, random);
  while (taken.has(number)) number = serial(facts, random);
  taken.add(number);
  const ending = `${yearCode(year)}${plant}${number}`;
  const digit = vinCheckDigit(`${beginning}0${ending}`);
  if (digit === null) throw new Error(`Not a VIN: ${beginning}0${ending}`);
  return `${beginning}${digit}${ending}`;
}
