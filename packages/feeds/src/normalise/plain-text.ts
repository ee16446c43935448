import { decodeEntities } from "./html-entities.ts";

/** Characters. Longer than any real description. */
const LONGEST = 20_000;

/**
 * Converts a cell with HTML to plain text. Decodes references twice, because exporters escape twice. Keeps line breaks;
 * removes tags, scripts and control characters. Escape the result when displaying it.
 *
 * @example plainText("R&amp;amp;D<br>One <b>owner</b>") // "R&D\nOne owner"
 */
export function plainText(cell: string): string {
  return decodeEntities(decodeEntities(cell.slice(0, LONGEST)))
    .toWellFormed()
    .replace(/<(script|style)\b[^<>]*>[^<]*(?:<\/\1[^<>]*>|$)/gi, " ")
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u200b\u2028\u2029\ufeff\ufffe\uffff]/gu, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
