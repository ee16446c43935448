/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula: feeds carry words from outside, and
 * people open them in spreadsheets (docs/product/feeds.md, "Export").
 *
 * @example guardFormula("=1+1") // "'=1+1"
 */
export function guardFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Takes the apostrophe of `guardFormula` away again, and nothing else. */
export function withoutGuard(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
