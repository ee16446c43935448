import { isOpaque, letHitTestsFind, nameOf, scrollPage } from "./page-parts.ts";
import { movedDown, type PagePart, type PageParts } from "./read-page.ts";

/** The middle of a text's line, and the opaque elements there that are neither around the text nor around it. */
export type CoverablePoint = { part: PagePart; x: number; y: number; covers: Element[] };

/** Points of texts that something opaque overlaps: it is either behind the text or covers it. Runs in the page. */
export function coverablePoints({ parts, texts }: PageParts): CoverablePoint[] {
  const opaque = [...parts.values()].filter(({ element, isShown }) => isShown && isOpaque(element));
  const points = texts.flatMap(({ part, lines }) =>
    lines.map(({ left, top, width, height }) => {
      const x = left + width / 2;
      const y = top + height / 2;
      const covers = opaque.filter(
        ({ element, box, floating }) =>
          box.top <= y &&
          box.bottom >= y &&
          box.left <= x &&
          box.right >= x &&
          floating === part.floating &&
          !element.contains(part.element),
      );
      return { part, x, y, covers: covers.map(({ element }) => element) };
    }),
  );
  return points.filter(({ covers }) => covers.length > 0).sort((one, other) => one.y - other.y);
}

/** Texts that something opaque covers. What is fixed or sticky has a check of its own. Runs in the page. */
export function coveredTexts(page: PageParts): string[] {
  const points = coverablePoints(page);
  const restore = letHitTestsFind(points.flatMap(({ part, covers }) => [part.element, ...covers]));
  const covered = new Set<string>();
  for (const { part, x, y, covers } of points) {
    // Screen by screen: each scroll costs a layout.
    if (y < scrollY || y > scrollY + innerHeight) scrollPage(y - 1);
    const stack = document.elementsFromPoint(x, y + movedDown(part, page));
    // Clipped text is not in the stack.
    const above = stack.slice(0, Math.max(stack.indexOf(part.element), 0));
    const cover = above.find((element) => covers.includes(element));
    if (cover) covered.add(`covered: ${nameOf(part.element)} by ${nameOf(cover)}`);
  }
  restore();
  scrollPage(0);
  return [...covered];
}
