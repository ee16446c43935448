import { cardsOfPage, clips, isShown, nameOf, outside, shownTexts } from "./page-parts.ts";

/** Texts, pictures and controls that leave their card. Runs in the page. */
export function leavingParts(selector = "figure, button, a, input, select, textarea"): string[] {
  const cards = cardsOfPage();
  const texts = shownTexts().flatMap(({ parent, lines }) =>
    lines.map((rect) => ({ element: parent, from: parent as Element | null, rect })),
  );
  const controls = [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map((element) => ({ element, from: element.parentElement, rect: element.getBoundingClientRect() }));
  const leaving = new Map<Element, string>();
  for (const { element, from, rect } of [...texts, ...controls]) {
    // A skip link waits above the page.
    const isMovedAway = getComputedStyle(element).translate !== "none";
    if (rect.width < 2 || rect.height < 2 || isMovedAway) continue;
    for (let at = from; at; at = at.parentElement) {
      // What a card scrolls is outside it until then.
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) break;
      const px = cards.has(at) ? outside(rect, at.getBoundingClientRect()) : 0;
      if (px > 2)
        leaving.set(element, `leaves its card by ${Math.round(px)} px: ${nameOf(element)} in ${nameOf(at)}`);
      if (clips(at) || /fixed|sticky/.test(getComputedStyle(at).position)) break;
    }
  }
  return [...leaving.values()];
}
