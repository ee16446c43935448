import type { Vocabulary } from "../vocabulary.ts";
import type { Meaning } from "./known-words.ts";
import { MAX_PHRASE_WORDS, type NameIndex } from "./name-index.ts";
import { correctSpelling } from "./spelling.ts";
import { CONJUNCTIONS, NEGATION_FILLERS, NEGATIONS, STOP_WORDS } from "./stop-words.ts";

/** The longest phrase with a meaning, or one word without. */
export type Phrase = {
  /** The words as typed, with the negation of an excluded phrase. */
  typed: string;
  /** The words joined and corrected. */
  name: string;
  meaning: Meaning | null;
  /** "not ford", "sin quemacocos". */
  excluded: boolean;
};

/** Splits folded keywords into phrases. Omits words without a meaning for a search. */
export function readPhrases(
  text: string,
  { meaning, words, labelWords }: NameIndex,
  vocabulary: Vocabulary,
): Phrase[] {
  const typed = text.match(/\d\.\d(?=l?(?![a-z0-9.]))|[a-z0-9]+/g) ?? [];
  const tokens = typed.map((token) =>
    meaning.has(token) || STOP_WORDS.has(token) || NEGATIONS.has(token)
      ? token
      : correctSpelling(token, words, vocabulary),
  );
  const phrases: Phrase[] = [];
  let at = 0;
  let negation = null as string | null;
  /** The exclusion that the previous phrase ended. */
  let previous = null as { phrase: Phrase; negation: string } | null;

  while (at < tokens.length) {
    if (NEGATIONS.has(tokens[at]!) && at + 1 < tokens.length) {
      negation = typed[at++]!;
      while (at < tokens.length - 1 && NEGATION_FILLERS.has(tokens[at]!)) at++;
      continue;
    }
    const continues: boolean = previous !== null && CONJUNCTIONS.has(tokens[at]!) && at + 1 < tokens.length;
    const start: number = continues ? at + 1 : at;
    const { name, length, found } = longestPhrase(start);
    const isSameGroup: boolean = continues && found !== null && found[0] === previous?.phrase.meaning?.[0];
    if (continues && !isSameGroup) {
      previous = null;
      at++;
      continue;
    }
    at = start + length;
    if (!found && STOP_WORDS.has(tokens[start]!)) continue;
    const exclusion: string | null = isSameGroup ? previous!.negation : negation;
    negation = null;
    const own = typed.slice(start, at).join(" ");
    const phrase: Phrase = {
      typed: exclusion === null ? own : `${exclusion} ${own}`,
      name: found ? name : typed[start]!,
      meaning: found,
      excluded: exclusion !== null,
    };
    phrases.push(phrase);
    previous = exclusion === null ? null : { phrase, negation: exclusion };
  }
  return phrases;

  function longestPhrase(from: number): { name: string; length: number; found: Meaning | null } {
    for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - from); length > 0; length--) {
      // What was typed first: "tracción integral" is no Acura Integra.
      for (const words of [typed, tokens]) {
        const name = words.slice(from, from + length).join("");
        const found = meaning.get(name) ?? pluralOf(name);
        if (found) return { name, length, found };
      }
    }
    for (const length of [3, 2]) {
      const name = typed.slice(from, from + length).join("");
      // "330 i" and "z-71" are one word in the labels.
      if (/\d/.test(name) && labelWords.has(name)) return { name, length, found: ["words", name] };
    }
    const [liters] = /^\d\.\d$/.exec(typed[from]!) ?? [];
    if (liters) return { name: liters, length: 1, found: ["words", `${liters.replace(".", "")}l`] };
    return { name: tokens[from]!, length: 1, found: null };
  }

  function pluralOf(name: string): Meaning | null {
    const found = name.length > 3 && name.endsWith("s") ? meaning.get(name.slice(0, -1)) : undefined;
    return found?.[0] === "makeModel" ? found : null;
  }
}
