/**
 * Writes cells as one CSV line. A cell that a spreadsheet would take for a formula gets an apostrophe before it: feed
 * cells come from outside and reports are opened in spreadsheets.
 *
 * @example csvLine([2, "=1+1", 'a "b"']) // `2,"'=1+1","a ""b"""`
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(cell))).join(",");
}

function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
