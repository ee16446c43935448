import type { Vocabulary } from "../vocabulary.ts";
import { editDistance } from "./edit-distance.ts";
import { soundKey } from "./sound-key.ts";

/**
 * Corrects a misspelled word of a make or model. Allows a spelling by ear, letters in another order, one typo from four letters, two from eight.
 * Never changes words in stock, prefixes of names and shorter words.
 *
 * @example correctSpelling("mitsubshi", words, vocabulary) // "mitsubishi"
 */
export function correctSpelling(
  word: string,
  nameWords: ReadonlySet<string>,
  vocabulary: Vocabulary,
): string {
  if (word.length < 4 || /\d/.test(word) || nameWords.has(word) || vocabulary.words.has(word)) return word;
  const sound = soundKey(word);
  const letters = sorted(word);
  for (const name of nameWords) {
    if (soundKey(name) === sound) return name;
    if (word.length > 4 && name[0] === word[0] && sorted(name) === letters) return name;
  }
  let best = word;
  let least = word.length >= 8 ? 2 : 1;
  for (const name of nameWords) {
    if (name.startsWith(word)) return word;
    // In a short word the first letter must match.
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

function sorted(word: string): string {
  return [...word].sort().join("");
}
