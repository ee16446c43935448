import { slugId } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { KNOWN_WORDS, MAKE_NICKNAMES, type Meaning } from "./known-words.ts";

/** The longest name, in words: "range rover evoque" with its make. */
export const MOST_WORDS = 6;

/** What phrases mean, written together: `landrover`, `grandcherokee`, `ram1500`, `awd`. */
export type NameBook = { meaning: Map<string, Meaning>; words: Set<string> };

const books = new WeakMap<Vocabulary, NameBook>();

/** The names of a vocabulary, made once for each. */
export function nameBook(vocabulary: Vocabulary): NameBook {
  const known = books.get(vocabulary);
  if (known) return known;
  const book = writeBook(vocabulary);
  books.set(vocabulary, book);
  return book;
}

function writeBook({ makes, models, features }: Vocabulary): NameBook {
  const meaning = new Map<string, Meaning>();
  const words = new Set<string>();
  const add = (name: string, value: Meaning) => {
    if (name !== "" && !meaning.has(name)) meaning.set(name, value);
  };
  for (const [word, value] of KNOWN_WORDS) add(word, value);
  for (const [word, id] of MAKE_NICKNAMES) if (makes.has(id)) add(word, ["make_model", id]);
  for (const make of makes.values()) {
    add(together(make.label), ["make_model", make.id]);
    addWords(words, make.label);
  }
  for (const model of models.values()) {
    const name = together(model.label);
    addWords(words, model.label);
    for (const make of model.makes)
      add(together(makes.get(make)!.label) + name, ["make_model", make, model.id]);
    // A bare number or two letters is too little to be a model without its make: it stays a word to look for.
    if (/[a-z]/.test(name) && (name.length > 2 || /\d/.test(name))) add(name, ["make_model", model.id]);
  }
  for (const [id, label] of features) if (id.includes("_")) add(together(label), ["features", id]);
  return { meaning, words };
}

function together(label: string): string {
  return slugId(label).replaceAll("_", "");
}

function addWords(words: Set<string>, label: string): void {
  for (const word of slugId(label).split("_")) if (/^[a-z]{4,}$/.test(word)) words.add(word);
}
