import { type Filters, noFilters } from "../filters.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { foldText } from "./fold-text.ts";
import { keywordRanges } from "./keyword-ranges.ts";
import { STOP_WORDS } from "./known-words.ts";
import { MAX_PHRASE_WORDS, nameIndex } from "./name-index.ts";
import { correctSpelling } from "./spelling.ts";

/** The filters that keywords mean, and the remaining words. Those are searched in the vehicles' labels. */
export type Interpretation = { filters: Filters; text: string[] };

/**
 * Interprets keywords in English or Spanish (docs/product/inventory.md). Finds makes and models with one or two
 * typos. Also body styles, fuels, drivetrains, colours, features, conditions, prices, mileages and years.
 *
 * @example interpretKeywords("awd suv under 25k", vocabulary).filters.price // { min: null, max: 25000 }
 * @example interpretKeywords("outlandr gt", vocabulary).text // ["gt"]
 */
export function interpretKeywords(q: string, vocabulary: Vocabulary): Interpretation {
  const { ranges, rest } = keywordRanges(foldText(q).replace(/\s+/g, " ").trim());
  const filters: Filters = { ...noFilters(), ...ranges };
  const { meaning, words } = nameIndex(vocabulary);
  const typed = rest.match(/[a-z0-9]+/g) ?? [];
  const tokens = typed.map((token) =>
    meaning.has(token) || STOP_WORDS.has(token) ? token : correctSpelling(token, words, vocabulary),
  );
  const text: string[] = [];
  const codes: { name: string; id: string }[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at);
    let name = "";
    for (; length > 0; length--) {
      name = tokens.slice(at, at + length).join("");
      if (meaning.has(name)) break;
    }
    const found = length > 0 ? meaning.get(name) : undefined;
    if (!found) {
      // A correction that names nothing is none: "sporty" is not "sport".
      const token = typed[at++]!;
      if (!STOP_WORDS.has(token)) text.push(token);
      continue;
    }
    const [group, ...ids] = found;
    // Several makes have a model code such as E350: assign it when all makes are known.
    if (group === "make_model" && ids.length === 1 && /\d/.test(name)) codes.push({ name, id: ids[0]! });
    else filters[group].push(...ids);
    at += length;
  }
  for (const { name, id } of codes) {
    const makes = filters.make_model.filter((other) => vocabulary.makes.has(other));
    const fits = makes.length === 0 || makes.some((make) => vocabulary.makes.get(make)!.models.includes(id));
    if (fits) filters.make_model.push(id);
    else text.push(name);
  }
  for (const group of [
    "condition",
    "bodystyle",
    "make_model",
    "fuelType",
    "drivetrain",
    "exteriorColor",
    "features",
  ] as const) {
    filters[group] = [...new Set(filters[group])];
  }
  return { filters, text };
}
