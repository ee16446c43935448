import { type FuelType, slugId } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";
import { PLUG_IN_MODELS, PLUG_IN_WORDS } from "./plug-in-models.ts";

/** First match wins, the more specific first: "Plug-In Electric/Gas" before "Electric" before "Gas". */
const RULES: readonly (readonly [RegExp, FuelType | null])[] = [
  [PLUG_IN_WORDS, "plug_in_hybrid"],
  [/\b(hydrogen|fuel cell|fcev)\b/, "hydrogen"],
  [/\b(natural gas|cng|lpg|propane)\b/, null],
  [/\b(bio ?)?diesel\b|\btdi\b/, "diesel"],
  // Mild hybrids are excluded, because they cannot drive on electricity alone.
  [/\bmild\b/, "gasoline"],
  [/\bhybrid\b|\b(gas|gasoline) electric\b|\belectric gas(oline)?\b/, "hybrid"],
  [/\bflex(ible)?\b|\b(e85|ethanol|ffv)\b/, "flex_fuel"],
  [/\b(electric|electricity|battery|bev|ev)\b/, "electricity"],
  [/\b(gas|gasoline|petrol|unleaded|premium|regular)\b/, "gasoline"],
];

/** The fuel label, and the name that can correct it. */
export type FuelHints = { label: string; make: string; model: string; trim: string; year: number };

/**
 * Normalises the fuel type; null if unknown. Detects hybrids and plug-in hybrids with a missing or wrong label by model
 * name (docs/product/feeds.md).
 *
 * @example fuelType({ label: "Hybrid Fuel", make: "Mitsubishi", model: "Outlander PHEV", trim: "SEL", year: 2025 }) // "plug_in_hybrid"
 */
export function fuelType({ label, make, model, trim, year }: FuelHints): FuelType | null {
  const words = normalizeLabel(label);
  const said = RULES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  if (said === "diesel" || said === "hydrogen" || (said === null && words !== "")) return said;
  const name = normalizeLabel(`${model} ${trim}`);
  if (PLUG_IN_WORDS.test(name)) return "plug_in_hybrid";
  const hybridByName = /\bhybrid\b/.test(name) && !/\bmild\b/.test(name);
  const hybrid = said === "hybrid" || (hybridByName && (said === null || said === "gasoline"));
  if (!hybrid) return said;
  return isPlugInModel(slugId(make), name, year) ? "plug_in_hybrid" : "hybrid";
}

function isPlugInModel(makeId: string, name: string, year: number): boolean {
  return PLUG_IN_MODELS.some(
    ({ make, name: pattern, years }) =>
      make === makeId && pattern.test(name) && (!years || (years[0] <= year && year <= years[1])),
  );
}
