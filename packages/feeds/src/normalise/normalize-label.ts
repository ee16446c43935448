/** Labels for unknown values. */
const UNSAID = new Set(["none", "other", "unknown", "unspecified", "not specified", "na", "n a"]);

/**
 * Normalises a label to lowercase words, so that spelling variants match.
 *
 * @example normalizeLabel("FrontWheelDriveConfiguration") // "front wheel drive configuration"
 */
export function normalizeLabel(label: string): string {
  const words = label
    // Requires two lowercase letters first: `FrontWheel` is two words, `xDrive` is one.
    .replace(/(?<=[a-z]{2})(?=[A-Z])/g, " ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
  return UNSAID.has(words) ? "" : words;
}
