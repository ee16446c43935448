import { hasOtherCountryCode, phoneDigitPositions } from "./phone-digits.ts";

/**
 * The four ways a phone is written: `general` (999) 999-9999 · `international` +1 (999) 999-9999, for inputs and
 * email · `lead` 999-999-9999 · `search` 9999999999.
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
 * Formats a phone field as it is typed into, pasted into or deleted from, and says where the caret belongs.
 *
 * Give it the field's value and caret after the browser applied the edit. Digits beyond the tenth are dropped.
 * The text ends with the last digit, never with punctuation, so that Backspace always removes something; a number
 * with another country's code is left alone for validation to refuse (docs/product/contact-details.md).
 *
 * @param value the field's text
 * @param caret index into it
 * @returns the masked text, and the caret after the same digit as before
 * @example maskPhone("4175", 4, "general") // { value: "(417) 5", caret: 7 }
 */
export function maskPhone(value: string, caret: number, mask: PhoneMask): { value: string; caret: number } {
  if (hasOtherCountryCode(value)) return { value, caret };

  const positions = phoneDigitPositions(value).slice(0, 10);
  if (positions.length === 0) {
    const opening = value.trimStart();
    return OPENINGS.some((text) => text.startsWith(opening))
      ? { value: opening, caret: Math.max(0, caret - (value.length - opening.length)) }
      : { value: "", caret: 0 };
  }

  const pattern = MASKS[mask];
  const digitsBeforeCaret = positions.filter((position) => position < caret).length;
  let masked = "";
  let maskedCaret = 0;
  let used = 0;
  for (const symbol of pattern) {
    if (used === positions.length) break;
    if (symbol === "9") {
      if (digitsBeforeCaret === 0 && used === 0) maskedCaret = Math.min(caret, masked.length);
      masked += value[positions[used]!];
      used += 1;
      if (used === digitsBeforeCaret) maskedCaret = masked.length;
    } else {
      masked += symbol;
    }
  }
  return { value: masked, caret: maskedCaret };
}

/**
 * Writes a phone by one of the four masks; an incomplete one is written as far as it goes.
 *
 * @example formatPhone("+14175550123", "lead") // "417-555-0123"
 */
export function formatPhone(value: string, mask: PhoneMask): string {
  return maskPhone(value, value.length, mask).value;
}
