import { singleLine } from "@forecourt/contact-details";

/**
 * C0 controls except tab and line feed, DEL, and lone surrogates: databases and XML cannot store them. The class reads
 * "not (no control, tab, line feed, C1 control)".
 */
const UNSTORABLE = /[^\P{Cc}\t\n\u0080-\u009F]|\p{Surrogate}/gu;

/**
 * Normalises text of several lines: removes unstorable characters, uses line feeds, trims; empty without visible
 * characters.
 *
 * @example cleanText(" Is it\r\nstill there?\u0000 ") // "Is it\nstill there?"
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, "\n").replace(UNSTORABLE, "").trim();
  return singleLine(clean) === "" ? "" : clean;
}

/**
 * Normalises text of one line. Line breaks and tabs become spaces: a value can never start another header or line.
 *
 * @example cleanLine("Ada\nBcc: x@example.com") // "Ada Bcc: x@example.com"
 */
export function cleanLine(text: string): string {
  return singleLine(cleanText(text));
}
