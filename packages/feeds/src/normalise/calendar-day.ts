import { addDays, isCalendarDate } from "@forecourt/calendar";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Day 0 of spreadsheet serials, adjusted for their nonexistent 29 February 1900. */
const SPREADSHEET_EPOCH = "1899-12-30";

/** Year, month and day of each notation; a time may follow. */
const SPELLINGS: readonly (readonly [RegExp, (part: string[]) => [string, string, string]])[] = [
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/, ([y, m, d]) => [y!, m!, d!]],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y, m, d]) => [y!, m!, d!]],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?: .*)?$/, ([m, d, y]) => [y!, m!, d!]],
  [/^([A-Za-z]{3})[A-Za-z]*\.? (\d{1,2}),? (\d{4})(?: .*)?$/, ([m, d, y]) => [y!, m!, d!]],
  [/^(\d{1,2})[- ]([A-Za-z]{3})[A-Za-z]*[- ](\d{4}|\d{2})(?: .*)?$/, ([d, m, y]) => [y!, m!, d!]],
];

/**
 * Parses a day into `YYYY-MM-DD`; null for others. Accepts ISO, American (month first) and written dates, and
 * spreadsheet serial numbers (45000 is 2023-03-15).
 *
 * @example calendarDay("3/5/2024 12:00:00 AM") // "2024-03-05"
 */
export function calendarDay(cell: string): string | null {
  const text = cell.trim();
  if (/^\d{5}(\.\d*)?$/.test(text)) return addDays(SPREADSHEET_EPOCH, Math.floor(Number(text)));
  for (const [spelling, order] of SPELLINGS) {
    const match = spelling.exec(text);
    if (match) return existingDay(...order(match.slice(1)));
  }
  return null;
}

function existingDay(year: string, month: string, day: string): string | null {
  const named = MONTHS.indexOf(month.toLowerCase());
  const parts = [named === -1 ? month : String(named + 1), day].map((part) => part.padStart(2, "0"));
  const date = [year.length === 2 ? `20${year}` : year, ...parts].join("-");
  return date >= "1900" && isCalendarDate(date) ? date : null;
}
