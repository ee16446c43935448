import { guardFormula } from "../formula-guard.ts";
import { feedText } from "./feed-text.ts";

/**
 * One line of a table (RFC 4180), its line end included. A cell that a spreadsheet would run as a formula is guarded.
 *
 * @example delimitedLine(["a", 'b "c"', "=1+1"], ",") // `a,"b ""c""",'=1+1\r\n`
 */
export function delimitedLine(cells: readonly string[], delimiter: string): string {
  return `${cells.map((cell) => quoted(guardFormula(feedText(cell)), delimiter)).join(delimiter)}\r\n`;
}

function quoted(cell: string, delimiter: string): string {
  const plain = !cell.includes(delimiter) && !/["\n]/.test(cell);
  return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
