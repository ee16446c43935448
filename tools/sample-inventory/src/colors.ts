import { INTERIORS } from "./facts/interiors.ts";
import { PAINTS } from "./facts/make-colors.ts";
import type { ModelFacts } from "./facts/model-facts.ts";
import type { Random } from "./random.ts";
import type { NamedColor, SampleVehicle } from "./sample-vehicle.ts";

/** Weights of popular colors; others are rare. */
const POPULARITY: Readonly<Record<string, number>> = {
  White: 25,
  Black: 21,
  Gray: 20,
  Silver: 12,
  Blue: 11,
  Red: 10,
  Green: 4,
};

function readColor(text: string): NamedColor & { from: number; to: number } {
  const [name, family, years = "1900-2100"] = text.split(":") as [string, string, string?];
  const [from, to] = years.split("-").map(Number) as [number, number];
  return { name, family, from, to };
}

/** Picks a paint of that year, weighted by popularity. */
export function pickPaint(facts: ModelFacts, year: number, random: Random): NamedColor {
  const offered = (facts.paints ?? PAINTS[facts.make]!)
    .map(readColor)
    .filter(({ from, to }) => from <= year && year <= to);
  const shades = (family: string) => offered.filter((paint) => paint.family === family).length;
  const { name, family } = random.weighted(
    offered,
    (paint) => (POPULARITY[paint.family] ?? 5) / shades(paint.family),
  );
  return { name, family };
}

/** Picks an interior color, the make's most common one in three of five. */
export function pickInterior(make: string, random: Random): NamedColor {
  const [usual, ...others] = (INTERIORS[make] ?? ["Black:Black", "Gray:Gray"]).map(readColor);
  const { name, family } = others.length === 0 || random.chance(0.6) ? usual! : random.pick(others);
  return { name, family };
}

/** The seat material by equipment letters. */
export function upholsteryOf(letters: readonly string[]): SampleVehicle["upholstery"] {
  if (letters.includes("l")) return "Leather";
  return letters.includes("y") ? "Leatherette" : "Cloth";
}
