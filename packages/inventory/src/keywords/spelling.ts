import type { Vocabulary } from "../vocabulary.ts";
import { editDistance } from "./edit-distance.ts";

/**
 * The word of a make or model that a word was probably meant to be, or the word itself. Words in stock, beginnings
 * of words and short words are never changed: one slip is forgiven from four letters on, two from eight.
 *
 * @example correctSpelling("mitsubshi", words, vocabulary) // "mitsubishi"
 */
export function correctSpelling(
  word: string,
  nameWords: ReadonlySet<string>,
  vocabulary: Vocabulary,
): string {
  if (word.length < 4 || /\d/.test(word) || nameWords.has(word) || vocabulary.words.has(word)) return word;
  let best = word;
  let least = word.length >= 8 ? 2 : 1;
  for (const name of nameWords) {
    if (name.startsWith(word)) return word;
    // In a short word the first letter is what it is recognised by.
    if (name.length < 4 || (word.length < 6 && name[0] !== word[0])) continue;
    const distance = editDistance(word, name, least);
    const isBetter =
      distance < least ||
      (distance === least && (best === word || (best[0] !== word[0] && name[0] === word[0])));
    if (!isBetter) continue;
    least = distance;
    best = name;
  }
  return best;
}
