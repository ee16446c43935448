import { plainText } from "./plain-text.ts";

/** Characters. Longer than any name of a trim or a paint. */
const LONGEST = 120;

/**
 * Reads a name: plain text on one line.
 *
 * @example shortText("Town &amp; Country") // "Town & Country"
 */
export function shortText(cell: string): string {
  return plainText(cell).replace(/\s+/g, " ").slice(0, LONGEST).trim();
}
