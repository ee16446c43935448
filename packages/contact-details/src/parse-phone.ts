import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { isDefaultPhone, normalizePhone } from "./normalize-phone.ts";
import { isNorthAmericanNumber } from "./numbering-plan.ts";
import { digitsAt, MAX_EXTENSION, phonePositions, phoneText } from "./phone-digits.ts";

/** A phone of the North American Numbering Plan. */
export type Phone = {
  /** Ten digits. */
  number: string;
  /** One to seven digits; null without an extension. */
  extension: string | null;
};

export type PhoneErrorCode = "phone.required" | "phone.invalid";

export type ParsedPhone = Result<Phone, ResultError<PhoneErrorCode>>;

/**
 * Parses a phone of the North American Numbering Plan into its ten digits and its extension
 * (docs/product/contact-details.md, "Phone numbers").
 *
 * @returns the phone, or `phone.required` (blank or the placeholder), `phone.invalid`
 * @example parsePhone("+1 417-555-0123 ext. 45") // { ok: true, value: { number: "4175550123", extension: "45" } }
 * @example parsePhone("0123456789") // { ok: false, errors: [{ path: [], code: "phone.invalid" }] }
 */
export function parsePhone(value: unknown): ParsedPhone {
  const text = phoneText(value);
  if (text.trim() === "" || isDefaultPhone(text)) return fail("phone.required");
  const number = normalizePhone(text);
  const extension = digitsAt(text, phonePositions(text).extension ?? []);
  return isNorthAmericanNumber(number) && extension.length <= MAX_EXTENSION
    ? succeed({ number, extension: extension || null })
    : fail("phone.invalid");
}

/**
 * Whether a value is a number of the North American Numbering Plan, with or without an extension.
 *
 * @example isPhone("417.555.0123 ext. 45") // true
 * @example isPhone("0123456789") // false
 */
export function isPhone(value: unknown): boolean {
  return parsePhone(value).ok;
}

/**
 * Formats a phone as E.164, for `tel:` links, text messages and tracking; without its extension. `null` when it is not
 * a phone (`isPhone`).
 *
 * @example phoneToE164("(417) 555-0123 x45") // "+14175550123"
 */
export function phoneToE164(value: unknown): string | null {
  const phone = parsePhone(value);
  return phone.ok ? `+1${phone.value.number}` : null;
}
