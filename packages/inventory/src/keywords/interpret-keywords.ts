import { type Filters, noFilters } from "../filters.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { foldText } from "./fold-text.ts";
import { keywordRanges } from "./keyword-ranges.ts";
import { EMPTY_WORDS } from "./known-words.ts";
import { MOST_WORDS, nameBook } from "./name-book.ts";
import { correctSpelling } from "./spelling.ts";

/** What keywords were understood as, and the words left over, which are looked for in the labels of a vehicle. */
export type Interpretation = { filters: Filters; text: string[] };

/**
 * Reads keywords in English or Spanish: makes and models (one or two typing errors allowed), body styles, fuels,
 * drivetrains, colours, features, conditions, prices, mileages and years (docs/product/inventory.md). Pure: the
 * keywords stay what they are, the filters only say what they mean.
 *
 * @example interpretKeywords("awd suv under 25k", vocabulary).filters.price // { min: null, max: 25000 }
 * @example interpretKeywords("outlandr gt", vocabulary).text // ["gt"]
 */
export function interpretKeywords(q: string, vocabulary: Vocabulary): Interpretation {
  const { ranges, rest } = keywordRanges(foldText(q).replace(/\s+/g, " ").trim());
  const filters: Filters = { ...noFilters(), ...ranges };
  const { meaning, words } = nameBook(vocabulary);
  const tokens = (rest.match(/[a-z0-9]+/g) ?? []).map((token) =>
    meaning.has(token) || EMPTY_WORDS.has(token) ? token : correctSpelling(token, words, vocabulary),
  );
  const text: string[] = [];
  const codes: { name: string; id: string }[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(MOST_WORDS, tokens.length - at);
    let name = "";
    for (; length > 0; length--) {
      name = tokens.slice(at, at + length).join("");
      if (meaning.has(name)) break;
    }
    const found = length > 0 ? meaning.get(name) : undefined;
    if (!found) {
      const token = tokens[at++]!;
      if (!EMPTY_WORDS.has(token)) text.push(token);
      continue;
    }
    const [group, ...ids] = found;
    // "Mercedes E350" names no Ford: which make's model a code is can only be told at the end.
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
