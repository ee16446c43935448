import { type Box, nameOf, outside } from "./page-parts.ts";
import type { PagePart, PageParts } from "./read-page.ts";

/** Texts, pictures and controls that leave their card. Runs in the page. */
export function leavingParts({ parts, texts, cards }: PageParts): string[] {
  const controls = [...parts.values()].filter(
    ({ element, isShown }) => isShown && element.matches("figure, button, a, input, select, textarea"),
  );
  const content: { part: PagePart; from: PagePart | null; box: Box }[] = [
    ...texts.flatMap(({ part, lines }) => lines.map((box) => ({ part, from: part, box }))),
    ...controls.map((part) => ({ part, from: part.around, box: part.box })),
  ];
  const leaving = new Map<Element, string>();
  for (const { part, from, box } of content) {
    if (box.width < 2 || box.height < 2) continue;
    for (let at = from; at; at = at.around) {
      // What a card scrolls is outside it until then.
      if (at.clips && /auto|scroll/.test(getComputedStyle(at.element).overflowX)) break;
      const px = cards.has(at.element) ? outside(box, at.box) : 0;
      // A skip link waits above the page.
      if (px > 2 && getComputedStyle(part.element).translate === "none")
        leaving.set(
          part.element,
          `leaves its card by ${Math.round(px)} px: ${nameOf(part.element)} in ${nameOf(at.element)}`,
        );
      if (at.clips || at.element === at.floating) break;
    }
  }
  return [...leaving.values()];
}
