import { slugId } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { KNOWN_WORDS, MAKE_NICKNAMES, type Meaning } from "./known-words.ts";

/** Maximum words of a phrase: "range rover evoque" with its make. */
export const MAX_PHRASE_WORDS = 6;

/** Meanings of joined phrases: `landrover`, `grandcherokee`, `ram1500`, `awd`; `words` are those of make and model names. */
export type NameIndex = { meaning: Map<string, Meaning>; words: Set<string> };

const cache = new WeakMap<Vocabulary, NameIndex>();

/** Returns the name index of a vocabulary, built once. */
export function nameIndex(vocabulary: Vocabulary): NameIndex {
  const known = cache.get(vocabulary);
  if (known) return known;
  const index = buildNameIndex(vocabulary);
  cache.set(vocabulary, index);
  return index;
}

function buildNameIndex({ makes, models, features }: Vocabulary): NameIndex {
  const meaning = new Map<string, Meaning>();
  const words = new Set<string>();
  const add = (name: string, value: Meaning) => {
    if (name !== "" && !meaning.has(name)) meaning.set(name, value);
  };
  for (const [word, value] of KNOWN_WORDS) add(word, value);
  for (const [word, id] of MAKE_NICKNAMES) if (makes.has(id)) add(word, ["make_model", id]);
  for (const make of makes.values()) {
    add(joinedName(make.label), ["make_model", make.id]);
    addWords(words, make.label);
  }
  for (const model of models.values()) {
    const name = joinedName(model.label);
    addWords(words, model.label);
    for (const make of model.makes)
      add(joinedName(makes.get(make)!.label) + name, ["make_model", make, model.id]);
    // A number or two letters alone are not a model name; they stay a search word.
    if (/[a-z]/.test(name) && (name.length > 2 || /\d/.test(name))) add(name, ["make_model", model.id]);
  }
  for (const [id, label] of features) if (id.includes("_")) add(joinedName(label), ["features", id]);
  return { meaning, words };
}

function joinedName(label: string): string {
  return slugId(label).replaceAll("_", "");
}

function addWords(words: Set<string>, label: string): void {
  for (const word of slugId(label).split("_")) if (/^[a-z]{4,}$/.test(word)) words.add(word);
}
