/**
 * First letters of the first and the last word of a name.
 *
 * @example initialsOf("Mary Ann de la Cruz") // "MC"
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return picked.map((word) => [...word][0]!.toLocaleUpperCase()).join("");
}

/** A number below `count` that stays the same for the same text (FNV-1a). */
export function tintOf(seed: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0) % count;
}
