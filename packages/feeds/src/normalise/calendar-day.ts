const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet's calendar, chosen so that its false 29 February 1900 is already counted. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

/** Year, month and day out of each spelling; a time of day may follow. */
const SPELLINGS: readonly (readonly [RegExp, (part: string[]) => [string, string, string]])[] = [
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/, ([y, m, d]) => [y!, m!, d!]],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y, m, d]) => [y!, m!, d!]],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?: .*)?$/, ([m, d, y]) => [y!, m!, d!]],
  [/^([A-Za-z]{3})[A-Za-z]*\.? (\d{1,2}),? (\d{4})(?: .*)?$/, ([m, d, y]) => [y!, m!, d!]],
  [/^(\d{1,2})[- ]([A-Za-z]{3})[A-Za-z]*[- ](\d{4}|\d{2})(?: .*)?$/, ([d, m, y]) => [y!, m!, d!]],
];

/**
 * Reads a day into `YYYY-MM-DD`, null when the cell is none. Takes ISO, American (month first) and written days, and
 * the serial numbers that a spreadsheet makes of days (45000 is 2023-03-15).
 *
 * @example calendarDay("3/5/2024 12:00:00 AM") // "2024-03-05"
 */
export function calendarDay(cell: string): string | null {
  const text = cell.trim();
  if (/^\d{5}(\.\d*)?$/.test(text)) {
    return new Date(SPREADSHEET_EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
  }
  for (const [spelling, order] of SPELLINGS) {
    const match = spelling.exec(text);
    if (match) return existingDay(...order(match.slice(1)));
  }
  return null;
}

function existingDay(year: string, month: string, day: string): string | null {
  const y = Number(year.length === 2 ? `20${year}` : year);
  const named = MONTHS.indexOf(month.toLowerCase());
  const m = named === -1 ? Number(month) : named + 1;
  const date = new Date(Date.UTC(y, m - 1, Number(day)));
  // A day that does not exist rolls over to another month; a month that is no number makes no date.
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== m - 1 || y < 1900) return null;
  return date.toISOString().slice(0, 10);
}
