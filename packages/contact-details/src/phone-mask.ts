import { isDefaultPhone } from "./normalize-phone.ts";
import {
  digitsAt,
  hasOtherCountryCode,
  MAX_EXTENSION,
  NATIONAL_LENGTH,
  phonePositions,
  phoneText,
} from "./phone-digits.ts";

/**
 * How a phone is written: `general` (999) 999-9999 · `international` +1 (999) 999-9999 · `lead` 999-999-9999 · `search`
 * 9999999999. Inputs and email use `international`.
 */
export type PhoneMask = "general" | "international" | "lead" | "search";

const MASKS: Record<PhoneMask, string> = {
  general: "(999) 999-9999",
  international: "+1 (999) 999-9999",
  lead: "999-999-9999",
  search: "9999999999",
};

/** What a shopper may have typed before the first digit, and may be deleting again: it stays as it is. */
const OPENINGS = ["+1 (", "("];

/**
 * Formats a phone field after each edit, and returns the new place of the caret.
 *
 * Give it the field's value and caret after the browser applied the edit. Digits beyond the tenth are dropped, unless
 * they follow `x`, `#` or `ext`: then they are an extension, written as ` x45`. The text never ends with punctuation, so
 * that Backspace always removes a digit or the `x`. A number with another country code is not changed: validation
 * rejects it (docs/product/contact-details.md).
 *
 * @param value the field's text; anything but a string is an empty field
 * @param caret index into it, as an input's `selectionStart`: `null` is the end, and it is brought inside the text
 * @returns the masked text, and the caret after the same digit as before
 * @example maskPhone("4175", 4, "general") // { value: "(417) 5", caret: 7 }
 */
export function maskPhone(
  value: unknown,
  caret: number | null,
  mask: PhoneMask,
): { value: string; caret: number } {
  const typed = phoneText(value);
  const at = caretWithin(typed, caret);
  if (hasOtherCountryCode(typed)) return { value: typed, caret: at };

  const { number, extension } = phonePositions(typed);
  const positions = number.slice(0, NATIONAL_LENGTH);
  if (positions.length === 0) {
    const opening = typed.trimStart();
    return OPENINGS.some((text) => text.startsWith(opening))
      ? { value: opening, caret: Math.max(0, at - (typed.length - opening.length)) }
      : { value: "", caret: 0 };
  }

  const pattern = MASKS[mask];
  const digitsBeforeCaret = positions.filter((position) => position < at).length;
  let masked = "";
  let maskedCaret = 0;
  let used = 0;
  for (const symbol of pattern) {
    if (used === positions.length) break;
    if (symbol === "9") {
      if (digitsBeforeCaret === 0 && used === 0) maskedCaret = Math.min(at, masked.length);
      masked += typed[positions[used]!];
      used += 1;
      if (used === digitsBeforeCaret) maskedCaret = masked.length;
    } else {
      masked += symbol;
    }
  }
  if (extension === null) return { value: masked, caret: maskedCaret };
  const shown = extension.slice(0, MAX_EXTENSION);
  const isCaretAfterMark = /[x#]/i.test(typed.slice(number.at(-1)! + 1, at));
  const whole = `${masked} x${digitsAt(typed, shown)}`;
  const digitsAfterCaret = shown.filter((position) => position >= at).length;
  return { value: whole, caret: isCaretAfterMark ? whole.length - digitsAfterCaret : maskedCaret };
}

/**
 * Writes a phone by one of the four masks, and its extension as ` x45`. Accepts incomplete phones; the placeholder for
 * "no phone" becomes "".
 *
 * @param extension of a phone that is stored as ten digits
 * @example formatPhone("+14175550123", "lead") // "417-555-0123"
 * @example formatPhone("4175550123", "lead", "45") // "417-555-0123 x45"
 * @example formatPhone("+19999999999", "lead") // ""
 */
export function formatPhone(value: unknown, mask: PhoneMask, extension?: string | null): string {
  if (isDefaultPhone(value)) return "";
  return maskPhone(extension ? `${phoneText(value)} x${extension}` : value, null, mask).value;
}

/** A caret inside the text: a script may ask with one that is not, or with none. */
function caretWithin(text: string, caret: number | null): number {
  if (caret === null) return text.length;
  return caret > 0 ? Math.min(Math.trunc(caret), text.length) : 0;
}
