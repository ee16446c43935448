/** A span of a paragraph. */
export type RichTextPart =
  | { type: "text"; text: string }
  | { type: "strong"; text: string }
  | { type: "link"; text: string; href: string };

const MARKUP = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;
// Allowed link targets: site paths, anchors, https, phone and email. Others stay as plain text.
const ALLOWED = /^(\/(?![/\\])|#|https:\/\/|tel:\+\d+$|mailto:[^?\s]+$)/;

/**
 * Parses the inline markup of content: `**strong**` and `[text](link)`.
 *
 * @example parseRichText("Or [call us](tel:+14175550142).")
 * // [{ type: "text", text: "Or " }, { type: "link", text: "call us", href: "tel:+14175550142" }, { type: "text", text: "." }]
 */
export function parseRichText(paragraph: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARKUP)) {
    const [whole, strong, words, href] = match;
    if (href !== undefined && !ALLOWED.test(href)) continue;
    if (match.index > end) parts.push({ type: "text", text: paragraph.slice(end, match.index) });
    if (strong !== undefined) parts.push({ type: "strong", text: strong });
    else parts.push({ type: "link", text: words!, href: href! });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ type: "text", text: paragraph.slice(end) });
  return parts;
}
