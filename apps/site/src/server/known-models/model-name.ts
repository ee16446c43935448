import { slugId } from "@forecourt/inventory";

/** Words of model names that Spanish says otherwise: "Clase C", "Serie 3", "Modelo 3". */
const SPANISH: Readonly<Record<string, string>> = { clase: "class", modelo: "model", serie: "series" };

/** Words after a model's name that describe the same model. */
const VERSION_WORDS = new Set(
  [
    "awd",
    "convertible",
    "coupe",
    "cupe",
    "electric",
    "electrico",
    "ev",
    "hatchback",
    "hev",
    "hibrido",
    "hybrid",
  ].concat(["in", "phev", "plug", "sedan", "wagon"]),
);

/**
 * The words of a name, without case, accents and punctuation.
 *
 * @example nameWords("Clase C") // ["class", "c"]
 */
export function nameWords(name: string): string[] {
  const words = slugId(name).split("_").filter(Boolean);
  return words.map((word) => SPANISH[word] ?? word);
}

/**
 * The keys of a name: two names with a key in common are one. Spaces and hyphens do not count, nor does the order.
 *
 * @example nameKeys(["class", "c"]) // ["classc", "cclass"]
 */
export function nameKeys(words: readonly string[]): string[] {
  return [words.join(""), words.toSorted().join("")];
}

/** Whether words after a model's name only describe it: "RAV4 Hybrid", "Civic Hatchback". */
export function isVersion(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => VERSION_WORDS.has(word));
}
