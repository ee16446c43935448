/** Most text matches this; testing it first is several times faster than replacing. */
const PLAIN = /^[\t\n\r -~]*$/;

/** Characters that XML 1.0 forbids, even as a reference: most controls, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Converts a value to text without characters that XML forbids; null and undefined become "".
 *
 * @example xmlText("Ada\u0000") // "Ada"
 */
export function xmlText(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = String(value);
  return PLAIN.test(text) ? text : text.replace(FORBIDDEN, "");
}

/** Includes the carriage return: unescaped, a parser would read it as a line feed. */
const NOT_PLAIN_TEXT = /[&<>]|[^\t\n\u0020-\u007E]/gu;
/** Includes tab and line feed: unescaped, a parser would read them as spaces in attributes. */
const NOT_PLAIN_ATTRIBUTE = /[&<>"]|[^\u0020-\u007E]/gu;

const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const reference = (character: string): string => NAMED[character] ?? `&#${character.codePointAt(0)};`;

/** Escapes element text to US-ASCII. Expects the result of `xmlText`. */
export function escapeText(text: string): string {
  return text.replace(NOT_PLAIN_TEXT, reference);
}

/** Escapes an attribute value in double quotes to US-ASCII. Expects the result of `xmlText`. */
export function escapeAttribute(text: string): string {
  return text.replace(NOT_PLAIN_ATTRIBUTE, reference);
}
