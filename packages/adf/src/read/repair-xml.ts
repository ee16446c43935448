/** An ampersand that starts no reference, or a less-than sign that starts no tag. */
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|<(?![\p{L}_:/!?])/giu;

/** Comments and CDATA, which may contain both characters. */
const OPAQUE = /<!--|<!\[CDATA\[/g;

/**
 * Escapes stray ampersands and less-than signs, as in "Smith & Sons". They are the most common XML error. A parser
 * would lose the rest of the file. Linear time for any text.
 *
 * @param onError called for each, with its offset in `xml`
 * @example repairXml("<make>A & B</make>", () => {}) // "<make>A &amp; B</make>"
 */
export function repairXml(xml: string, onError: (offset: number, character: string) => void): string {
  let result = "";
  let at = 0;
  const copy = (until: number) => {
    const start = at;
    result += xml.slice(start, until).replace(STRAY, (character, offset: number) => {
      onError(start + offset, character);
      return character === "&" ? "&amp;" : "&lt;";
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
