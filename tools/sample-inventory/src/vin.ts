import { vinCheckDigit } from "@forecourt/vin";
import type { ModelFacts, TrimFacts } from "./facts/model-facts.ts";
import type { Random } from "./random.ts";

/** Characters of VIN position 10 from model year 2001, a cycle of thirty years. */
const YEAR_CODES = "123456789ABCDEFGHJKLMNPRSTVWXY";

/** The character of a model year at position 10. */
function yearCode(modelYear: number): string {
  return YEAR_CODES[(modelYear - 2001) % 30]!;
}

/** Ford and Lincoln number trucks and SUVs with a letter first. */
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
 * Creates a VIN: the trim's prefix, check digit, year, plant, and an unused serial.
 *
 * The serial is added to `taken`.
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
