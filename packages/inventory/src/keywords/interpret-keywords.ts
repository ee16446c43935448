import { type Filters, noFilters, type ValueGroup } from "../filters.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { foldText } from "./fold-text.ts";
import { keywordRanges } from "./keyword-ranges.ts";
import { nameIndex } from "./name-index.ts";
import { spellNumbers } from "./number-words.ts";
import { plainText } from "./plain-text.ts";
import { readPhrases } from "./read-phrases.ts";

/** Keywords that no filter expresses: each must match a vehicle, or must not. */
export type KeywordPart = {
  /** The words as typed, in lower case and without accents: `not ford`, `limited`. */
  typed: string;
  /** Whether vehicles that match are excluded. */
  excluded: boolean;
} & (
  | {
      /** A vehicle matches with one of these words in its labels; the first is the typed one. */
      words: readonly string[];
    }
  | {
      /** A vehicle matches with one of these values. */
      group: ValueGroup;
      ids: readonly string[];
    }
);

/** The filters that keywords mean, and the remaining parts in their order. Equipment is never a filter here. */
export type Interpretation = { filters: Filters; parts: KeywordPart[] };

/**
 * Interprets keywords in English or Spanish (docs/product/inventory.md). Finds makes and models with one or two
 * typos. Also body styles, fuels, drivetrains, colours, equipment, conditions, prices, mileages, years and exclusions.
 *
 * @example interpretKeywords("awd suv under 25k", vocabulary).filters.price // { min: null, max: 25000 }
 * @example interpretKeywords("outlandr not red", vocabulary).parts
 * // [{ typed: "not red", excluded: true, group: "exteriorColor", ids: ["red"] }]
 */
export function interpretKeywords(q: string, vocabulary: Vocabulary): Interpretation {
  const { ranges, rest } = keywordRanges(spellNumbers(plainText(foldText(q))));
  const filters: Filters = { ...noFilters(), ...ranges };
  const parts: KeywordPart[] = [];
  const codes: { name: string; id: string }[] = [];
  for (const { typed, name, meaning, excluded } of readPhrases(rest, nameIndex(vocabulary), vocabulary)) {
    if (!meaning) {
      parts.push({ typed, excluded, words: [name] });
      continue;
    }
    const [group, ...ids] = meaning;
    if (group === "words") parts.push({ typed, excluded, words: ids });
    else if (excluded || group === "features") parts.push({ typed, excluded, group, ids });
    // Several makes have a model code such as E350: assign it when all makes are known.
    else if (group === "makeModel" && ids.length === 1 && /\d/.test(name)) codes.push({ name, id: ids[0]! });
    else filters[group].push(...ids);
  }
  for (const { name, id } of codes) {
    const makes = filters.makeModel.filter((other) => vocabulary.makes.has(other));
    const fits = makes.length === 0 || makes.some((make) => vocabulary.makes.get(make)!.models.includes(id));
    if (fits) filters.makeModel.push(id);
    else parts.push({ typed: name, excluded: false, words: [name] });
  }
  filters.makeModel.push(...fuelVersions(filters, vocabulary));
  // "Used certified" are the certified ones.
  if (filters.condition.includes("certified") && !filters.condition.includes("new"))
    filters.condition = ["certified"];
  for (const group of VALUES) filters[group] = [...new Set(filters[group])];
  return { filters, parts };
}

const VALUES = ["condition", "bodyStyle", "makeModel", "fuelType", "drivetrain", "exteriorColor"] as const;

/** "Outlander, plug-in" means the Outlander PHEV too: models in stock that are versions of a named one by their fuel. */
function fuelVersions({ makeModel, fuelType }: Filters, { stockModels }: Vocabulary): string[] {
  const suffixes = fuelType.flatMap((fuel) => FUEL_SUFFIXES[fuel] ?? []);
  return makeModel
    .flatMap((id) => suffixes.map((suffix) => `${id}_${suffix}`))
    .filter((id) => stockModels.has(id));
}

const FUEL_SUFFIXES: Record<string, readonly string[]> = {
  hybrid: ["hybrid"],
  plug_in_hybrid: ["phev", "plug_in_hybrid", "plug_in", "prime"],
  electricity: ["ev", "electric"],
  diesel: ["diesel"],
};
