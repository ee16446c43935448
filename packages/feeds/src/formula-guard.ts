/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula. Feeds contain untrusted text
 * (docs/product/feeds.md, "Export").
 *
 * @example guardFormula("=1+1") // "'=1+1"
 */
export function guardFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe of `guardFormula`. */
export function withoutGuard(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
