/** Line breaks, NUL and other control characters, which would allow mail header injection. */
const CONTROLS = /\p{Cc}+/gu;

/** Invisible characters, such as a zero-width space. */
const INVISIBLE = /[\p{Cf}\s]/gu;

/**
 * Cleans the value of a one-line field: replaces control characters by spaces, trims, repairs lone surrogates.
 * Returns `""` for a value that is not a string or has only invisible characters.
 */
export function singleLine(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.toWellFormed().replace(CONTROLS, " ").trim();
  return text.replace(INVISIBLE, "") === "" ? "" : text;
}
