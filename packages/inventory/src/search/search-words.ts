import { slugId, type Vehicle } from "../vehicle.ts";

/**
 * The words by which a label is found: its parts, what a hyphen joins, and all of it written together, so that
 * `F-150 XLT` answers to `f`, `150`, `f150`, `xlt` and `f150xlt`.
 *
 * @example searchWords("F-150") // ["f", "150", "f150"]
 */
export function searchWords(label: string): string[] {
  const ids = [label, ...label.split(/\s+/)].map(slugId);
  return [...new Set(ids.flatMap((id) => [...id.split("_"), id.replaceAll("_", "")]))].filter(Boolean);
}

/** The words of a fixed value or a feature: those of its id and of its label. */
export function valueWords(value: string, label: string): string[] {
  return [...searchWords(value), ...searchWords(label)];
}

/** Whether a typed word finds one of these words: their beginning is enough from two characters on. */
export function wordFinds(typed: string, words: readonly string[]): boolean {
  return words.some((word) => (typed.length > 1 ? word.startsWith(typed) : word === typed));
}

/** A VIN or stock number typed as the whole query, or null when the text cannot be one. */
export function identifierIn(q: string): string | null {
  const compact = compactIdentifier(q);
  return compact.length >= 4 && /\d/.test(compact) ? compact : null;
}

/** Upper-case letters and digits only. */
export function compactIdentifier(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The label of the engine with its gearbox. */
export function driveLabel({ engine, transmission }: Pick<Vehicle, "engine" | "transmission">): string {
  return `${engine ?? ""} ${transmission ?? ""}`.trim();
}
