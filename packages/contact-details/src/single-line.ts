/** Line breaks, NUL and other controls: no name or address has them, and a mail header must not. */
const CONTROLS = /\p{Cc}+/gu;

/** Marks without a shape, such as a zero-width space. */
const INVISIBLE = /[\p{Cf}\s]/gu;

/**
 * Cleans what came in for a one-line field: controls become spaces, ends are trimmed, broken surrogates repaired.
 * Anything that is not a string, or shows nothing, is blank. Nothing else is changed.
 */
export function singleLine(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.toWellFormed().replace(CONTROLS, " ").trim();
  return text.replace(INVISIBLE, "") === "" ? "" : text;
}
