/** Characters that the two font files lack: they have Latin letters of Europe and typographic marks. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/gu;

/**
 * Removes characters that the fonts lack. For those the renderer would request a font from Google; no data may go to
 * third parties.
 *
 * @example drawableText("Winter tires ❄ 20% off") // "Winter tires 20% off"
 */
export function drawableText(text: string): string {
  return text.normalize("NFC").replace(UNKNOWN, "").replace(/\s+/g, " ").trim();
}
