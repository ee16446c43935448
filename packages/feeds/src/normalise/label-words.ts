/** Labels that exporters write when they do not know. */
const UNSAID = new Set(["none", "other", "unknown", "unspecified", "not specified", "na", "n a"]);

/**
 * Reduces a label to lower-case words, so that tables compare words and not spellings.
 *
 * @example labelWords("FrontWheelDriveConfiguration") // "front wheel drive configuration"
 */
export function labelWords(label: string): string {
  const words = label
    // Two lower-case letters first: `FrontWheel` is two words, `xDrive` is one.
    .replace(/(?<=[a-z]{2})(?=[A-Z])/g, " ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
  return UNSAID.has(words) ? "" : words;
}
