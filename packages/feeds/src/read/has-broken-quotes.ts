/**
 * Whether a row has a quoted field with text after its closing quote: `"5" screen"`.
 *
 * A tolerant parser would end such a field at the next quote, possibly rows later.
 */
export function hasBrokenQuotes(raw: string, delimiter: string): boolean {
  const row = raw.replace(/^\n+|\n$/g, "");
  let at = 0;
  while (at <= row.length) {
    if (row[at] === '"') {
      at = closingQuote(row, at) + 1;
      if (at < row.length && row[at] !== delimiter) return true;
    } else {
      const next = row.indexOf(delimiter, at);
      at = next === -1 ? row.length : next;
    }
    at += 1;
  }
  return false;
}

function closingQuote(row: string, opening: number): number {
  let at = row.indexOf('"', opening + 1);
  while (at !== -1 && row[at + 1] === '"') at = row.indexOf('"', at + 2);
  return at === -1 ? row.length : at;
}
