/**
 * A message with singular and plural form, where `{count}` is the number.
 * It is data, so that server components can pass it. Works for languages with two forms, such as English and Spanish.
 */
export type CountedWords = { one: string; other: string };

/**
 * Formats the message for a number.
 *
 * @example countedWords({ one: "{count} match", other: "{count} matches" }, 3) // "3 matches"
 */
export function countedWords(words: CountedWords, count: number): string {
  return filledWords(count === 1 ? words.one : words.other, { count: String(count) });
}

/** Replaces the `{placeholders}` of a message; unknown ones are kept. */
export function filledWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
