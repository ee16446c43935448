/**
 * Normalises a feature for a comma-separated cell: removes commas, and unbalanced parentheses, which would hide the
 * following options.
 *
 * @example optionText("Wheels, 18-inch") // "Wheels 18-inch"
 */
export function optionText(feature: string): string {
  const text = feature.replace(/[,;|\s]+/g, " ").trim();
  return /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(text) ? text : text.replace(/[()]/g, "");
}
