/** What spreadsheets and exporters write when they mean "nothing". */
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
 * Trims a cell and empties it when it holds a spreadsheet's word for nothing.
 *
 * @example cellText(" #N/A ") // ""
 */
export function cellText(cell: string): string {
  const text = cell.trim();
  return NOTHING.has(text.toLowerCase()) ? "" : text;
}
