/** Maximum line length in bytes, without the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/**
 * Escapes a text as a property value (RFC 5545, 3.3.11): line breaks become `\n`, control characters are dropped, lone
 * surrogates replaced, separators escaped.
 */
export function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: calendar files must not contain control characters.
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  );
}

/** Quotes a parameter's text, which cannot contain quotes or line breaks (RFC 5545, 3.2). */
export function quoteParameter(text: string): string {
  const line = text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: calendar files must not contain control characters.
    .replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, " ")
    .replaceAll('"', "'");
  return `"${line}"`;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line at 75 bytes, never inside a character; continuation lines start with a space. */
export function foldLine(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > MAX_LINE_BYTES) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}

/** Formats an instant in UTC to the second: `20261120T150000Z`. */
export function utcTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}
