/**
 * A feature as one of several options in a cell: commas part options, so none may stand in one, and a bracket without
 * its partner would hide those after it.
 *
 * @example optionText("Wheels, 18-inch") // "Wheels 18-inch"
 */
export function optionText(feature: string): string {
  const text = feature.replace(/[,;|\s]+/g, " ").trim();
  return /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(text) ? text : text.replace(/[()]/g, "");
}
