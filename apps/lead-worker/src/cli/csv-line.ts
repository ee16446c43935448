/** A spreadsheet takes these for a formula, and a shopper may have typed one. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Cells as one line of CSV (RFC 4180). A cell that a spreadsheet would run gets an apostrophe before it.
 *
 * @example csvLine(["Ada", 'says "hi"', "=1+1"]) // 'Ada,"says ""hi""",\'=1+1'
 */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(",");
}

function csvCell(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
