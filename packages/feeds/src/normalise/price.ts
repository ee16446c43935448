import type { Cents } from "@forecourt/units";
import { plainNumber } from "./plain-number.ts";

/** Cells of a vehicle without a price. */
const UNPRICED =
  /^(not priced|(please )?call.*|contact.*|inquire.*|ask.*|tbd|n\/?a|none|request.*|0*\.?0*)$/i;
const CODES_OF_SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/^(?:US|U\.S\.) ?\$|\bUS ?\$$/i, "USD"],
  [/^(?:CA?|CDN) ?\$|\bCA?\$$/i, "CAD"],
  [/^€|€$/, "EUR"],
  [/^£|£$/, "GBP"],
];
/** Cents. A price of ten million dollars or more comes from another column. */
const HIGHEST = 1_000_000_000;

export type PriceReading =
  | { ok: true; cents: Cents | null }
  | { ok: false; code: "currency"; currency: string }
  | { ok: false; code: "unreadable" | "negative" | "decimals" | "too-high" };

/**
 * Parses a price into integer cents; null means no price ("Not Priced", `0`, an empty cell).
 *
 * `decimals` are separators that do not tell thousands from cents: `32.998`. An amount without a currency is in `currency` (ISO 4217 code); another currency is rejected, never converted.
 *
 * @example readPrice("10499 USD", "USD") // { ok: true, cents: 1049900 }
 * @example readPrice("48900.00 CAD", "USD") // { ok: false, code: "currency", currency: "CAD" }
 */
export function readPrice(cell: string, currency: string): PriceReading {
  const { amount, code } = splitCurrency(cell.trim());
  if (UNPRICED.test(amount)) return { ok: true, cents: null };
  const number = plainNumber(amount);
  // One currency is already removed: another sign is a typing error.
  if (!number.ok) return { ok: false, code: number.problem === "currency" ? "unreadable" : number.problem };
  if (code !== null && code !== currency) return { ok: false, code: "currency", currency: code };
  const fraction = number.fraction.padEnd(3, "0");
  const cents = number.whole * 100 + Number(fraction.slice(0, 2)) + (fraction[2]! >= "5" ? 1 : 0);
  if (cents > HIGHEST) return { ok: false, code: "too-high" };
  return { ok: true, cents: cents === 0 ? null : (cents as Cents) };
}

function splitCurrency(cell: string): { amount: string; code: string | null } {
  for (const [symbol, code] of CODES_OF_SYMBOLS) {
    if (symbol.test(cell)) return { amount: cell.replace(symbol, "").trim(), code };
  }
  const code = /^([A-Z]{3})(?=[ \d$])|(?<=[ \d])([A-Z]{3})$/.exec(cell);
  const rest = code ? cell.replace(code[0], "") : cell;
  // `$` alone is ambiguous between several dollars.
  return { amount: rest.replace(/^\s*\$|\$\s*$/, "").trim(), code: code ? code[0] : null };
}
