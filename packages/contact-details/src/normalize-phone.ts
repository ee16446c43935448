import { hasOtherCountryCode, phoneDigits, phoneText } from "./phone-digits.ts";

/** The placeholder that forms start with; it means "no phone" everywhere. */
const DEFAULT_PHONE_DIGITS = "9999999999";

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
 * Returns the national digits of a phone, without non-digits, a leading +1 and an extension; the placeholder gives `""`.
 *
 * The result is a phone number only when `isPhone` says so. A number with another country's code keeps its +. A value
 * that is not a string gives `""`.
 *
 * @example normalizePhone("+1 (417) 555-0123 x45") // "4175550123"
 * @example normalizePhone("+19999999999") // ""
 */
export function normalizePhone(value: unknown): string {
  const text = phoneText(value);
  if (hasOtherCountryCode(text)) return `+${phoneDigits(text)}`;
  const digits = phoneDigits(text);
  return digits === DEFAULT_PHONE_DIGITS ? "" : digits;
}
