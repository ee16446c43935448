/** Cells of spreadsheets and exporters that mean an empty value. */
const NOTHING = new Set([
  "#n/a",
  "#ref!",
  "#value!",
  "#name?",
  "#div/0!",
  "n/a",
  "null",
  "-",
  "--",
  "–",
  "—",
]);

/**
 * Trims a cell and empties placeholder values.
 *
 * @example cellText(" #N/A ") // ""
 */
export function cellText(cell: string): string {
  const text = cell.trim();
  return NOTHING.has(text.toLowerCase()) ? "" : text;
}
