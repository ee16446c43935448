/** How a US telephone number is written: on pages, in inputs and emails, in leads, and for lookups. */
export type PhoneNotation = "general" | "international" | "lead" | "search";

const patterns: Record<PhoneNotation, string> = {
  general: "(999) 999-9999",
  international: "+1 (999) 999-9999",
  lead: "999-999-9999",
  search: "9999999999",
};

/** What may be typed before the first digit, or is being deleted again: it stays. */
const openings = ["+1 (", "("];

/** The country code, also while it is being deleted: `+1`, `+`, and `1` before the bracket that follows it. */
const countryCode = /\+\s*1?|^\s*1\s*(?=\()/g;

/** A field's text and the index of its caret. */
export type TextAndCaret = { value: string; caret: number };

/**
 * Writes a telephone number that was typed, pasted or changed in the middle. Punctuation and +1 are dropped, digits
 * beyond the tenth too; the text ends with a digit, so that Backspace always removes something; the caret stays behind
 * the digit it was behind. A number of another country stays as it is.
 *
 * @example writePhone({ value: "4175", caret: 4 }, "general") // { value: "(417) 5", caret: 7 }
 */
export function writePhone({ value, caret }: TextAndCaret, notation: PhoneNotation): TextAndCaret {
  if (/^\s*\+\s*[02-9]/.test(value)) return { value, caret };
  const digits = nationalDigits(value);
  if (digits.length === 0) {
    const opening = value.trimStart();
    if (!openings.some((text) => text.startsWith(opening))) return { value: "", caret: 0 };
    return { value: opening, caret: Math.max(0, caret - (value.length - opening.length)) };
  }

  const before = digits.filter((index) => index < caret).length;
  let text = "";
  let caretNow = 0;
  let used = 0;
  for (const symbol of patterns[notation]) {
    if (used === digits.length) break;
    if (symbol !== "9") {
      text += symbol;
      continue;
    }
    if (before === 0 && used === 0) caretNow = Math.min(caret, text.length);
    text += value[digits[used]!];
    used += 1;
    if (used === before) caretNow = text.length;
  }
  return { value: text, caret: caretNow };
}

/** Where the national digits stand, at most ten. An eleventh shows that a leading 1 was the country code. */
function nationalDigits(value: string): number[] {
  // Blanked, not removed: the indexes stay those of the value.
  const national = value.replace(countryCode, (code) => " ".repeat(code.length));
  const found = [...national.matchAll(/[0-9]/g)].map(({ index }) => index);
  if (found.length > 10 && national[found[0]!] === "1") found.shift();
  return found.slice(0, 10);
}
