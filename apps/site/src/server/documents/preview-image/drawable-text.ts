/** What the two font files of the pictures hold: Latin letters of Europe and the marks of its typography. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/gu;

/**
 * A text without the characters that the fonts lack: for each of them the drawing would ask Google for another font,
 * and nothing of ours goes to others.
 *
 * @example drawableText("Winter tires ❄ 20% off") // "Winter tires 20% off"
 */
export function drawableText(text: string): string {
  return text.normalize("NFC").replace(UNKNOWN, "").replace(/\s+/g, " ").trim();
}
