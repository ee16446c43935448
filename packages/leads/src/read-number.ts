/**
 * Parses a whole number, or null: `88,210`, `88210`, 88210.
 *
 * @example readWholeNumber("88,210") // 88210
 */
export function readWholeNumber(value: string | number): number | null {
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0 ? value : null;
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(value)) return null;
  return Number(value.replaceAll(",", ""));
}

/**
 * Parses miles, or null: `88,210`, and pasted text such as `88,210 mi` or `88,210 miles.`
 *
 * @example readMiles("88,210 miles") // 88210
 */
export function readMiles(value: string | number): number | null {
  return readWholeNumber(typeof value === "number" ? value : value.replace(/\s*(mi|miles|millas)?\.?$/i, ""));
}

/**
 * Parses dollars to integer cents, or null: `$12,500`, `12500.5`, 12500.
 *
 * @example readDollars("$12,500.50") // 1250050
 */
export function readDollars(value: string | number): number | null {
  const text = String(value).replace(/^\$\s*/, "");
  const match = /^(\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match?.[1]) return null;
  return Number(match[1].replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/**
 * Parses dollars that may be owed, to integer cents, or null: `-1,240`, `−$1,240.00`, `$500`.
 *
 * @example readSignedDollars("−$1,240") // -124_000
 */
export function readSignedDollars(value: string | number): number | null {
  const [, sign, amount = ""] = /^\s*([-−]?)\s*(.*)$/s.exec(String(value)) ?? [];
  const cents = readDollars(amount);
  return cents === null || !sign ? cents : 0 - cents;
}

/** Parses a model year, or null. The range only rejects typing errors: dealers sell classics and next year's models. */
export function readModelYear(value: string | number): number | null {
  const year = readWholeNumber(value);
  return year !== null && year >= 1900 && year <= 2099 ? year : null;
}
