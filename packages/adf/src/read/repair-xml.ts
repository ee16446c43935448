/** An ampersand that begins no reference XML knows, or a less-than sign that begins no tag. */
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|<(?![\p{L}_:/!?])/giu;

/** Where anything may stand: comments and CDATA. */
const OPAQUE = /<!--|<!\[CDATA\[/g;

/**
 * XML with stray ampersands and less-than signs escaped: the slip that senders make most ("Smith & Sons"), and after
 * which a parser loses everything that follows. Runs in linear time whatever the text is.
 *
 * @param onSlip told of each, with its offset in `xml`
 * @example repairXml("<make>A & B</make>", () => {}) // "<make>A &amp; B</make>"
 */
export function repairXml(xml: string, onSlip: (offset: number, character: string) => void): string {
  let result = "";
  let at = 0;
  const copy = (until: number) => {
    const start = at;
    result += xml.slice(start, until).replace(STRAY, (character, offset: number) => {
      onSlip(start + offset, character);
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
