import { hasOtherCountryCode, phoneDigits, phoneText } from "./phone-digits.ts";

/** The placeholder that forms start with; it means "no phone" everywhere. */
const DEFAULT_PHONE_DIGITS = "9999999999";

/** A US number without its country code. */
const US_NUMBER = /^\d{10}$/;

/**
 * Whether a phone is the placeholder `+19999999999`, however it is written.
 *
 * @example isDefaultPhone("(999) 999-9999") // true
 */
export function isDefaultPhone(value: unknown): boolean {
  const text = phoneText(value);
  return !hasOtherCountryCode(text) && phoneDigits(text) === DEFAULT_PHONE_DIGITS;
}

/**
 * Returns the national digits of a phone, without non-digits and a leading +1; the placeholder gives `""`.
 *
 * The result is a US phone number only when it has ten digits (`isPhone`). A number with another country's code
 * keeps its +. A value that is not a string gives `""`.
 *
 * @example normalizePhone("+1 (417) 555-0123") // "4175550123"
 * @example normalizePhone("+19999999999") // ""
 */
export function normalizePhone(value: unknown): string {
  const text = phoneText(value);
  if (hasOtherCountryCode(text)) return `+${phoneDigits(text)}`;
  const digits = phoneDigits(text);
  return digits === DEFAULT_PHONE_DIGITS ? "" : digits;
}

/**
 * Whether a value is a US phone number: ten digits after normalising, and not the placeholder.
 *
 * @example isPhone("417.555.0123") // true
 * @example isPhone("+44 20 7946 0958") // false
 */
export function isPhone(value: unknown): boolean {
  return US_NUMBER.test(normalizePhone(value));
}

/**
 * Formats a phone as E.164, for `tel:` links, text messages and tracking; `null` when it is not a US phone number.
 *
 * @example phoneToE164("(417) 555-0123") // "+14175550123"
 */
export function phoneToE164(value: unknown): string | null {
  return isPhone(value) ? `+1${normalizePhone(value)}` : null;
}
