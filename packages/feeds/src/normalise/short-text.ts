import { plainText } from "./plain-text.ts";

/** Characters. Longer than any real trim or paint name. */
const LONGEST = 120;

/**
 * Normalises a name to plain text on one line.
 *
 * @example shortText("Town &amp; Country") // "Town & Country"
 */
export function shortText(cell: string): string {
  return plainText(cell).replace(/\s+/g, " ").slice(0, LONGEST).trim();
}
