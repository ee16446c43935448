/** Most text matches this; testing it first is several times faster than replacing. */
const PLAIN = /^[\t\n\r -~]*$/;

/** Characters that XML 1.0 forbids, even as a reference: most controls, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Removes the characters that XML 1.0 forbids (XML 1.0, 2.2). `buildAdf` refuses text that has any.
 *
 * @example xmlText("Ada\u0000") // "Ada"
 */
export function xmlText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(FORBIDDEN, "");
}

/** Converts a value to text; null and undefined become "". */
export function asText(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

/** Includes the carriage return: unescaped, a parser would read it as a line feed. */
const NOT_PLAIN_TEXT = /[&<>]|[^\t\n\u0020-\u007E]/gu;
/** Includes tab and line feed: unescaped, a parser would read them as spaces in attributes. */
const NOT_PLAIN_ATTRIBUTE = /[&<>"]|[^\u0020-\u007E]/gu;

const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const reference = (character: string): string => NAMED[character] ?? `&#${character.codePointAt(0)};`;

/** Escapes element text without forbidden characters to US-ASCII. */
export function escapeText(text: string): string {
  return text.replace(NOT_PLAIN_TEXT, reference);
}

/** Escapes an attribute value in double quotes without forbidden characters to US-ASCII. */
export function escapeAttribute(text: string): string {
  return text.replace(NOT_PLAIN_ATTRIBUTE, reference);
}
