import { singleLine } from "@forecourt/contact-details";

/**
 * C0 controls except tab and line feed, DEL, and surrogates without a partner: a database or an XML file cannot hold
 * them, and nobody can type them. Written as "not (no control, tab, line feed, C1 control)".
 */
const UNSTORABLE = /[^\P{Cc}\t\n\u0080-\u009F]|\p{Surrogate}/gu;

/**
 * Text of several lines as it is kept: unstorable characters removed, line ends as line feeds, trimmed; empty when
 * nothing of it can be seen.
 *
 * @example cleanText(" Is it\r\nstill there?\u0000 ") // "Is it\nstill there?"
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, "\n").replace(UNSTORABLE, "").trim();
  return singleLine(clean) === "" ? "" : clean;
}

/**
 * Text of one line as it is kept: cleaned, with line breaks and tabs as spaces, so that a name can never start a
 * second header or a second line.
 *
 * @example cleanLine("Ada\nBcc: x@example.com") // "Ada Bcc: x@example.com"
 */
export function cleanLine(text: string): string {
  return singleLine(cleanText(text));
}
