/**
 * The first letters of the first and the last word of a name.
 *
 * @example initialsOf("Mary Ann de la Cruz") // "MC"
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const initialWords = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return initialWords.map((word) => [...word][0]!.toLocaleUpperCase()).join("");
}

/** Hashes a text to a number below `count` (FNV-1a). */
export function tintIndex(seed: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0) % count;
}
