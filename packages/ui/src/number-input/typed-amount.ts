/** The largest accepted value; its cents are still exact integers. */
const MAX_VALUE = 1_000_000_000_000;

/**
 * Parses a whole number: `18,420`, `18 420`, `18420 mi`. `unit` may be before or after it.
 * Separators may be anywhere, because they move while a number is edited.
 *
 * @returns null if it is empty or not such a number
 */
export function parseWholeNumber(text: string, unit = ""): number | null {
  const digits = /^\d[\d,\s]*$/.exec(withoutUnit(text, unit))?.[0];
  return digits === undefined ? null : within(Number(digits.replace(/\D/g, "")));
}

/**
 * Parses an amount of US dollars to cents: `$12,345.00`, `12345`, `US$ 12 345.5`, `.50`.
 *
 * @returns null if it is empty or ambiguous, such as `12.345`
 * @example parseCents("$12,345.00") // 1_234_500
 */
export function parseCents(text: string): number | null {
  const [, dollars = "", cents = ""] =
    /^(\d[\d,\s]*)?(?:\.(\d{0,2}))?$/.exec(withoutUnit(text.replace(/^\s*us(?=\s*\$)|usd/i, ""), "$")) ?? [];
  if (!/\d/.test(dollars + cents)) return null;
  return within(Number(dollars.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0")));
}

/**
 * Parses an amount of US dollars that may be below 0, to cents.
 *
 * @example parseSignedCents("−$1,240") // -124_000
 */
export function parseSignedCents(text: string): number | null {
  const [, sign, amount = ""] = /^\s*([-−]?)(.*)$/s.exec(text) ?? [];
  const cents = parseCents(amount);
  return cents !== null && sign ? 0 - cents : cents;
}

/** @example formatWholeNumber(18420) // "18,420" */
export function formatWholeNumber(value: number, grouped = true): string {
  return grouped ? String(value).replace(/\B(?=(\d{3})+$)/g, ",") : String(value);
}

/**
 * Formats cents without the currency sign; whole dollars are rounded to the nearest.
 *
 * @example formatCents(1_234_500) // "12,345.00"
 */
export function formatCents(cents: number, wholeDollars = false): string {
  if (cents < 0) return `-${formatCents(-cents, wholeDollars)}`;
  if (wholeDollars) return formatWholeNumber(Math.round(cents / 100));
  return `${formatWholeNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  if (!unit) return trimmed;
  const lower = trimmed.toLowerCase();
  if (lower.startsWith(unit.toLowerCase())) return trimmed.slice(unit.length).trim();
  return lower.endsWith(unit.toLowerCase()) ? trimmed.slice(0, -unit.length).trim() : trimmed;
}

function within(value: number): number | null {
  return value <= MAX_VALUE ? value : null;
}
