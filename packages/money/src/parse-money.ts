import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import type { Cents } from "./cents.ts";

export type MoneyErrorCode = "money.required" | "money.invalid" | "money.too-large";

export type ParsedMoney = Result<Cents, ResultError<MoneyErrorCode>>;

/** The largest accepted amount, $999,999,999.99; well below the largest safe integer. */
const MAX_CENTS = 99_999_999_999;

/** Longer input is rejected first, to bound the time that the regular expressions take. */
const MAX_LENGTH = 40;

const SIGN_AND_CURRENCY = /^([-−])?\s*(?:US\$|\$|USD)?\s*([-−])?\s*(.*?)\s*(?:USD|\$)?$/i;
const THOUSANDS_SUFFIX = /\s*k$/i;
/** `12345`, `12345.6`, `,50`, `12.` */
const PLAIN = /^(\d*)(?:[.,](\d{0,2}))?$/;
/**
 * `12,345.67`, `12.345,67`, `12 345`: one separator between thousands, a different one before the cents. No zero first:
 * `0.123` is no amount, and not $123.
 */
const GROUPED = /^([1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{0,2}))?$/;

/**
 * Parses a dollar amount typed by a shopper.
 *
 * Accepts `$`, `US$` and `USD`; commas, points or spaces (also without a break) between thousands; up to two decimals; a
 * minus sign; and `k` for thousands. A single separator followed by three digits separates thousands. Refuses exponents,
 * other scripts' digits, more than two decimals, a plus sign, and parentheses for a negative amount.
 *
 * @param text of any type, as from a form; null and undefined are blank
 * @returns integer US cents, or `money.required` (blank), `money.invalid`, `money.too-large` (a billion dollars or more)
 * @example parseMoney("$12,345.67") // { ok: true, value: 1_234_567 }
 * @example parseMoney("15k") // { ok: true, value: 1_500_000 }
 * @example parseMoney("a lot") // { ok: false, errors: [{ path: [], code: "money.invalid" }] }
 */
export function parseMoney(text: unknown): ParsedMoney {
  if (text === null || text === undefined) return fail("money.required");
  if (typeof text !== "string" || text.length > MAX_LENGTH) return fail("money.invalid");
  const trimmed = text.trim();
  if (trimmed === "") return fail("money.required");

  const [, before, after, rest = ""] = SIGN_AND_CURRENCY.exec(trimmed) ?? [];
  if (before && after) return fail("money.invalid");
  const inThousands = THOUSANDS_SUFFIX.test(rest);
  const digits = rest.replace(THOUSANDS_SUFFIX, "");

  const plain = PLAIN.exec(digits);
  const grouped = plain ? null : GROUPED.exec(digits);
  const whole = plain?.[1] ?? grouped?.[1]?.replace(/\D/g, "");
  const decimals = plain?.[2] ?? grouped?.[3] ?? "";
  if (whole === undefined || whole + decimals === "") return fail("money.invalid");

  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  const size = inThousands ? cents * 1_000 : cents;
  if (size > MAX_CENTS) return fail("money.too-large");
  return succeed((before || after) && size !== 0 ? -size : size);
}
