import type { VinField } from "../src/vin-table.ts";
import { hasUsefulTrims, modelSeries, trimLabel } from "./names.ts";
import type { VpicPattern } from "./read-vpic.ts";
import { BODY_STYLES, drivetrainIn, FUELS } from "./site-values.ts";

type Fact = [VinField, string];

/** The models of a pattern's schema, and its first model year. */
export type SchemaContext = { models: readonly string[]; firstYear: number };

/** The site does not count a tailgate. Three may be two and a tailgate, or a van's. */
const DOORS: Readonly<Record<string, string>> = { 2: "2", 3: "", 4: "4", 5: "4" };

/** What one pattern of vPIC gives in the table's fields. An empty value hides what a less specific key gives. */
export function patternFacts({ element, value }: VpicPattern, context: SchemaContext): Fact[] {
  const text = value.trim();
  switch (element) {
    case "Body Class":
      return [["bodyStyle", BODY_STYLES[text] ?? ""]];
    case "Fuel Type - Primary":
      return [["fuel", FUELS[text] ?? ""]];
    case "Fuel Type - Secondary":
      return [["fuel2", FUELS[text] ?? ""]];
    case "Doors":
      return DOORS[text] === undefined ? [] : [["doors", DOORS[text]]];
    case "Engine Number of Cylinders":
      return inRange(text, 2, 16) ? [["cylinders", String(Number(text))]] : [];
    case "Displacement (L)":
      return inRange(text, 0.6, 9) ? [["liters", Number(text).toFixed(1)]] : [];
    case "Turbo":
      return text === "1" ? [["boost", "Turbo"]] : [];
    case "Series":
      return [...fact("series", modelSeries(text)), ...fact("drivetrain", drivetrainIn(text))];
    case "Trim":
      return [
        ...trimFacts(text, context),
        ...fact("drivetrain", drivetrainIn(text.replace(/-4M\b/, " 4MATIC"))),
      ];
    default:
      return [];
  }
}

/** Lexus writes the number of the model's name before the trim: `350 F Sport` of an RX 350. */
function trimFacts(text: string, { models, firstYear }: SchemaContext): Fact[] {
  const isLexus = models.every((model) => model.startsWith("Lexus|"));
  if (isLexus) return fact("series", /^(\d{3}h?\+?)(?= |$)/.exec(text)?.[1] ?? null);
  return hasUsefulTrims(models, firstYear) ? fact("trim", trimLabel(text)) : [];
}

function fact(field: VinField, value: string | null): Fact[] {
  return value === null ? [] : [[field, value]];
}

function inRange(text: string, min: number, max: number): boolean {
  const number = Number(text);
  return text !== "" && number >= min && number <= max;
}
