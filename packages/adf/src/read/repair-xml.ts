import { HTML_ENTITIES } from "./html-entities.ts";

/** A reference or stray ampersand, a line break without an end tag, a less-than sign that starts no tag. */
const MARKUP = /&(?:(#\d+|#x[\da-f]+|[a-z][a-z\d]*);)?|<br\s*>|<(?![\p{L}_:/!?])/giu;

/** What an XML parser knows without a DTD. */
const KNOWN = /^(?:amp|lt|gt|quot|apos|#.*)$/;

/** Comments and CDATA, which may contain all of these. */
const OPAQUE = /<!--|<!\[CDATA\[/g;

/** `stray`: an ampersand or less-than sign; `entity`: an HTML entity; `break`: an HTML line break. */
export type XmlRepair = "stray" | "entity" | "break";

/**
 * Replaces HTML entities by their characters and closes `<br>`. Escapes stray ampersands and less-than signs: "Smith & Sons".
 * These are the most common XML errors; a parser would lose the rest of the file. Expands no other entity. Linear time for
 * any text.
 *
 * @param onRepair called for each, with its offset in `xml` and the original text
 * @example repairXml("<make>A & B&nbsp;</make>", () => {}) // "<make>A &amp; B\u00A0</make>"
 */
export function repairXml(
  xml: string,
  onRepair: (kind: XmlRepair, offset: number, original: string) => void,
): string {
  let result = "";
  let at = 0;
  const copy = (until: number) => {
    const start = at;
    result += xml
      .slice(start, until)
      .replace(MARKUP, (original, entity: string | undefined, offset: number) => {
        if (entity !== undefined && KNOWN.test(entity)) return original;
        const { kind, text } = repaired(original, entity);
        onRepair(kind, start + offset, original);
        return text;
      });
    at = until;
  };
  for (const { 0: opening, index } of xml.matchAll(OPAQUE)) {
    if (index < at) continue;
    copy(index);
    const end = xml.indexOf(opening === "<!--" ? "-->" : "]]>", index);
    if (end === -1) return result + xml.slice(at);
    result += xml.slice(index, end);
    at = end;
  }
  copy(xml.length);
  return result;
}

function repaired(original: string, entity: string | undefined): { kind: XmlRepair; text: string } {
  const character = HTML_ENTITIES.get(entity ?? "");
  if (character !== undefined) return { kind: "entity", text: character };
  if (original.startsWith("&")) return { kind: "stray", text: original.replace("&", "&amp;") };
  return original === "<" ? { kind: "stray", text: "&lt;" } : { kind: "break", text: "<br/>" };
}
