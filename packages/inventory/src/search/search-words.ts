import { slugId } from "../vehicle.ts";

/**
 * Returns the search words of a label: its parts, hyphenated words joined, and the whole label joined: `F-150 XLT` gives
 * `f`, `150`, `f150`, `xlt` and `f150xlt`.
 *
 * @example searchWords("F-150") // ["f", "150", "f150"]
 */
export function searchWords(label: string): string[] {
  const ids = [label, ...label.split(/\s+/)].map(slugId);
  return [...new Set(ids.flatMap((id) => [...id.split("_"), id.replaceAll("_", "")]))].filter(Boolean);
}

/** Returns the search words of a value or feature, from its id and label. */
export function valueWords(value: string, label: string): string[] {
  return [...searchWords(value), ...searchWords(label)];
}

/** Whether a typed word equals a word, or is its prefix: from two characters, a number from three digits. */
export function matchesWord(typed: string, words: readonly string[]): boolean {
  const isWhole = typed.length < 2 || /^\d{2}$/.test(typed);
  return words.some((word) => (isWhole ? word === typed : word.startsWith(typed)));
}

/** Returns the query as a VIN or stock number; null when it cannot be one. */
export function identifierIn(q: string): string | null {
  const compact = compactIdentifier(q);
  return compact.length >= 4 && /\d/.test(compact) ? compact : null;
}

/** Removes everything except letters and digits, and converts to upper case. */
export function compactIdentifier(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Returns the label of engine and transmission. */
export function driveLabel({
  engine,
  transmission,
}: Record<"engine" | "transmission", string | null>): string {
  return `${engine ?? ""} ${transmission ?? ""}`.trim();
}
