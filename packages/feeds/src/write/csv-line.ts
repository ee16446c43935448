import { guardFormula } from "../formula-guard.ts";

/**
 * Writes cells as one line of CSV (RFC 4180) with its line end. Cells are untrusted: a text that a spreadsheet would
 * run as a formula gets an apostrophe.
 *
 * @param delimiter a tab for TSV
 * @example csvLine([2, "=1+1", 'a "b"']) // `2,'=1+1,"a ""b"""\r\n`
 */
export function csvLine(cells: readonly (string | number)[], delimiter = ","): string {
  const written = cells.map((cell) =>
    typeof cell === "number" ? cell : quoted(guardFormula(cell), delimiter),
  );
  return `${written.join(delimiter)}\r\n`;
}

function quoted(cell: string, delimiter: string): string {
  const plain = !cell.includes(delimiter) && !/["\r\n]/.test(cell);
  return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
