const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * The characters that the site's font keeps: ASCII and Latin-1, which has all of Spanish, and the typographic marks of
 * our texts. A browser draws other characters of a feed with the next font of the stack.
 */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”›…•€™−\u2009\u202f`;
