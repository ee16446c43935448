/**
 * A sentence about a number, as data, so that it can come from a server component: `{count}` stands for the number.
 * For languages that tell one from more; English and Spanish do.
 */
export type CountedWords = { one: string; other: string };

/**
 * The sentence for a number.
 *
 * @example countedWords({ one: "{count} match", other: "{count} matches" }, 3) // "3 matches"
 */
export function countedWords(words: CountedWords, count: number): string {
  return filledWords(count === 1 ? words.one : words.other, { count: String(count) });
}

/** A sentence with its `{places}` filled in; a place that nothing is known of stays as it is. */
export function filledWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
