/** Most text holds nothing else; looking for this first is several times faster. */
const PLAIN = /^[\t\n\r -~]*$/;

/** Everything XML 1.0 forbids, even as a reference: most controls, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * The value as XML can carry it: forbidden characters dropped; nothing becomes the empty string.
 *
 * @example xmlText("Ada\u0000") // "Ada"
 */
export function xmlText(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = String(value);
  return PLAIN.test(text) ? text : text.replace(FORBIDDEN, "");
}

/** A carriage return is among them: written plainly it would be read back as a line feed. */
const NOT_PLAIN_TEXT = /[&<>]|[^\t\n\u0020-\u007E]/gu;
/** Readers turn tabs and line feeds in attributes into spaces. */
const NOT_PLAIN_ATTRIBUTE = /[&<>"]|[^\u0020-\u007E]/gu;

const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const reference = (character: string): string => NAMED[character] ?? `&#${character.codePointAt(0)};`;

/** Element text in US-ASCII, with references for everything else. Expects `xmlText`. */
export function escapeText(text: string): string {
  return text.replace(NOT_PLAIN_TEXT, reference);
}

/** An attribute's value in US-ASCII, for double quotes. Expects `xmlText`. */
export function escapeAttribute(text: string): string {
  return text.replace(NOT_PLAIN_ATTRIBUTE, reference);
}
