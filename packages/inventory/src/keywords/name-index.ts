import { slugId } from "../vehicle.ts";
import type { Vocabulary, VocabularyModel } from "../vocabulary.ts";
import { featureWords } from "./feature-words.ts";
import { KNOWN_WORDS, MAKE_NICKNAMES, type Meaning } from "./known-words.ts";
import { LABEL_WORDS } from "./label-words.ts";

/** Maximum words of a phrase: "range rover evoque" with its make. */
export const MAX_PHRASE_WORDS = 6;

export type NameIndex = {
  /** Meanings of joined phrases: `landrover`, `grandcherokee`, `ram1500`, `awd`. */
  meaning: Map<string, Meaning>;
  /** Words of make and model names and of equipment, which typing errors are corrected to. */
  words: Set<string>;
  /** Words of labels in stock, with those of model names: `330i`, `2500hd`. */
  labelWords: Set<string>;
};

/** Known words that typing errors are corrected to. Others are too near to ordinary words: *familia*, *familiar*. */
const CORRECTED_WORDS = [
  "automatic",
  "camioneta",
  "convertible",
  "crossover",
  "diesel",
  "electric",
  "hybrid",
  "minivan",
  "manual",
  "pickup",
];

const cache = new WeakMap<Vocabulary, NameIndex>();

/** Returns the name index of a vocabulary, built once. */
export function nameIndex(vocabulary: Vocabulary): NameIndex {
  const known = cache.get(vocabulary);
  if (known) return known;
  const index = buildNameIndex(vocabulary);
  cache.set(vocabulary, index);
  return index;
}

function buildNameIndex(vocabulary: Vocabulary): NameIndex {
  const { makes, models, features } = vocabulary;
  const meaning = new Map<string, Meaning>();
  const words = new Set<string>();
  const add = (name: string, value: Meaning) => {
    if (name !== "" && !meaning.has(name)) meaning.set(name, value);
  };
  for (const [word, value] of KNOWN_WORDS) add(word, value);
  for (const word of CORRECTED_WORDS) words.add(word);
  for (const [word, id] of MAKE_NICKNAMES) if (makes.has(id)) add(word, ["makeModel", id]);
  for (const make of makes.values()) {
    add(joinedName(make.label), ["makeModel", make.id]);
    addWords(words, make.label);
  }
  // Names in stock first: of two equally near names a typo means that one.
  const isInStock = ({ id }: VocabularyModel) => vocabulary.stockModels.has(id);
  const inStock = [...models.values()].filter(isInStock);
  for (const model of new Set([...inStock, ...models.values()])) {
    addWords(words, model.label);
    if (isFuelVersion(model, vocabulary)) continue;
    const name = joinedName(model.label);
    const ids = modelIds(model, vocabulary);
    for (const make of model.makes)
      add(joinedName(makes.get(make)!.label) + name, ["makeModel", make, ...ids]);
    // A number or two letters alone are not a model name; they stay a search word.
    if (/[a-z]/.test(name) && (name.length > 2 || /\d/.test(name))) add(name, ["makeModel", ...ids]);
  }
  for (const [typed, labelWords] of LABEL_WORDS) add(typed, ["words", ...labelWords]);
  for (const [typed, ids] of featureWords(features.keys())) {
    add(typed, ["features", ...ids]);
    if (/^[a-z]{6,}$/.test(typed)) words.add(typed);
  }
  for (const [id, label] of features) if (id.includes("_")) add(joinedName(label), ["features", id]);
  const modelWords = inStock.flatMap(({ id }) => id.split("_"));
  return { meaning, words, labelWords: new Set([...vocabulary.words, ...modelWords]) };
}

const FUEL_VERSION = /^(.+)_(?:hybrid|plug_in_hybrid|phev|ev|electric|diesel)$/;

/**
 * Whether a model is a version of one in stock, and is not in stock itself: the Camry Hybrid, where the feed says "Camry"
 * and a fuel. Its name is then read as model and fuel.
 */
function isFuelVersion({ id }: VocabularyModel, { stockModels }: Vocabulary): boolean {
  const [, base] = FUEL_VERSION.exec(id) ?? [];
  return base !== undefined && stockModels.has(base) && !stockModels.has(id);
}

/** A "Silverado" means the Silverado 1500 and 2500 HD in stock, when no vehicle has the shorter name. */
function modelIds({ id, makes }: VocabularyModel, vocabulary: Vocabulary): string[] {
  if (vocabulary.stockModels.has(id)) return [id];
  const sizes = makes
    .flatMap((make) => vocabulary.makes.get(make)!.models)
    .filter((other) => vocabulary.stockModels.has(other) && /^_\d/.test(other.slice(id.length)));
  return [id, ...sizes.filter((other) => other.startsWith(id))];
}

function joinedName(label: string): string {
  return slugId(label).replaceAll("_", "");
}

function addWords(words: Set<string>, label: string): void {
  for (const word of slugId(label).split("_")) if (/^[a-z]{4,}$/.test(word)) words.add(word);
}
