const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** The characters of the preloaded font: ASCII, Spanish and the marks of our texts. */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}\u00a0¡¿ÁÉÍÑÓÚÜáéíñóúü©®·º–—‘’“”›…™−\u2009\u202f`;

/** The rest of Latin-1, mostly for names. A browser loads this font only for a page that has such a letter. */
export const FURTHER_CHARACTERS = [...range(0xa1, 0xff)]
  .filter((character) => !FONT_CHARACTERS.includes(character))
  .join("");
