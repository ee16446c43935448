import { nameOf } from "./page-parts.ts";
import type { PageParts } from "./read-page.ts";

/**
 * Words and amounts whose letters are on several lines, in a column that is too narrow. Allowed are words of
 * two fifths of the window's width, addresses and numbers of vehicles. Runs in the page.
 */
export function brokenWords({ texts }: PageParts): string[] {
  const range = document.createRange();
  const broken = new Map<Element, string>();
  for (const { part, node, lines } of texts) {
    if (lines.length < 2 || broken.has(part.element)) continue;
    for (const { 0: word, index } of node.data.matchAll(/(?<!\S)[\p{L}\d$.,%’]{2,14}(?!\S)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()];
      const tops = pieces.map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) < 2) continue;
      if (pieces.reduce((sum, { width }) => sum + width, 0) > innerWidth * 0.4) continue;
      broken.set(part.element, `a broken word, “${word}”: ${nameOf(part.element)}`);
      break;
    }
  }
  return [...broken.values()];
}
