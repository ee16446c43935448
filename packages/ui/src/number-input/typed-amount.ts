/** Above this a whole number of cents is no longer exact, or nobody's. */
const MOST = 1_000_000_000_000;

/**
 * Reads a whole number as people write or paste it: `18,420`, `18 420`, `18420 mi`. Spaces and thousands separators
 * may stand anywhere, since they do while a number is being changed. `unit` is taken before or after it.
 *
 * @returns null when it is empty or no such number: never a guess
 */
export function readWholeNumber(text: string, unit = ""): number | null {
  const digits = /^\d[\d,\s]*$/.exec(withoutUnit(text, unit))?.[0];
  return digits === undefined ? null : within(Number(digits.replace(/\D/g, "")));
}

/**
 * Reads an amount of US dollars as people write or paste it, in cents: `$12,345.00`, `12345`, `US$ 12 345.5`, `.50`.
 *
 * @returns null when it is empty or no such amount: `12.345` could be either, so it is neither
 * @example readCents("$12,345.00") // 1_234_500
 */
export function readCents(text: string): number | null {
  const [, dollars = "", cents = ""] =
    /^(\d[\d,\s]*)?(?:\.(\d{0,2}))?$/.exec(withoutUnit(text.replace(/^\s*us(?=\s*\$)|usd/i, ""), "$")) ?? [];
  if (!/\d/.test(dollars + cents)) return null;
  return within(Number(dollars.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0")));
}

/** @example writeWholeNumber(18420) // "18,420" */
export function writeWholeNumber(value: number, grouped = true): string {
  return grouped ? String(value).replace(/\B(?=(\d{3})+$)/g, ",") : String(value);
}

/**
 * Writes cents as a field shows them, without the currency's sign; whole dollars are rounded to the nearest.
 *
 * @example writeCents(1_234_500) // "12,345.00"
 */
export function writeCents(cents: number, wholeDollars = false): string {
  if (wholeDollars) return writeWholeNumber(Math.round(cents / 100));
  return `${writeWholeNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  if (!unit) return trimmed;
  const lower = trimmed.toLowerCase();
  if (lower.startsWith(unit.toLowerCase())) return trimmed.slice(unit.length).trim();
  return lower.endsWith(unit.toLowerCase()) ? trimmed.slice(0, -unit.length).trim() : trimmed;
}

function within(value: number): number | null {
  return value <= MOST ? value : null;
}
