import { hasOtherCountryCode, phoneDigits, phoneText } from "./phone-digits.ts";

/** The number forms start with; it stands for "no phone" everywhere. */
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
 * The national digits of a phone: non-digits and a leading +1 are dropped, and the placeholder counts as empty.
 *
 * The result is a US phone number only when it is ten digits (`isPhone`). It is empty when there is no number, and
 * keeps its + when it carries another country's code. Any value is taken: what is not a string holds no phone.
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
 * Whether a value holds a US phone number: ten digits after normalising, and not the placeholder.
 *
 * @example isPhone("417.555.0123") // true
 * @example isPhone("+44 20 7946 0958") // false
 */
export function isPhone(value: unknown): boolean {
  return US_NUMBER.test(normalizePhone(value));
}

/**
 * A phone as `tel:` links, text messages and tracking want it, or `null` when it is not a US phone number.
 *
 * @example phoneToE164("(417) 555-0123") // "+14175550123"
 */
export function phoneToE164(value: unknown): string | null {
  return isPhone(value) ? `+1${normalizePhone(value)}` : null;
}
