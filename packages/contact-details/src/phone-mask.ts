import { isDefaultPhone } from "./normalize-phone.ts";
import { hasOtherCountryCode, phoneDigitPositions, phoneText } from "./phone-digits.ts";

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
 * Give it the field's value and caret after the browser applied the edit. Digits beyond the tenth are dropped. The text
 * never ends with punctuation, so that Backspace always removes a digit. A number with another country code is not
 * changed: validation rejects it (docs/product/contact-details.md).
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

  const positions = phoneDigitPositions(typed).slice(0, 10);
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
  return { value: masked, caret: maskedCaret };
}

/**
 * Writes a phone by one of the four masks. Accepts incomplete phones; the placeholder for "no phone" becomes "".
 *
 * @example formatPhone("+14175550123", "lead") // "417-555-0123"
 * @example formatPhone("+19999999999", "lead") // ""
 */
export function formatPhone(value: unknown, mask: PhoneMask): string {
  return isDefaultPhone(value) ? "" : maskPhone(value, null, mask).value;
}

/** A caret inside the text: a script may ask with one that is not, or with none. */
function caretWithin(text: string, caret: number | null): number {
  if (caret === null) return text.length;
  return caret > 0 ? Math.min(Math.trunc(caret), text.length) : 0;
}
