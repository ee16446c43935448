import { isOpaque, letHitTestsFind, nameOf, scrollPage } from "./page-parts.ts";
import { movedDown, type PageParts } from "./read-page.ts";

/**
 * Controls and prices that a fixed or sticky element covers at rest: on the first screen and at the page's end. What a
 * bar at the bottom covers on the first screen can be scrolled into view, so it may cover a seventh of it: on a phone a
 * price with two lines of terms. Runs in the page.
 */
export function coveringBars(page: PageParts): string[] {
  const parts = [...page.parts.values()].filter(({ isShown }) => isShown);
  const bars = parts.flatMap(({ element, floating }) =>
    element === floating && isOpaque(element) ? [element] : [],
  );
  const controls = parts.filter(({ element }) =>
    element.matches("a, button, input, select, textarea, summary"),
  );
  const prices = page.texts.filter(({ words }) => /^(from |desde )?\$[\d,]+/.test(words));
  const targets = [
    ...controls.map((part) => ({ part, box: part.box })),
    ...prices.map(({ part, lines }) => ({ part, box: lines[0]! })),
  ];
  const found = new Set<string>();
  const restore = letHitTestsFind(bars);
  for (const isEnd of bars.length > 0 ? [false, true] : []) {
    scrollPage(isEnd ? document.documentElement.scrollHeight : 0);
    for (const bar of bars) {
      const rect = bar.getBoundingClientRect();
      const isAtBottom = !isEnd && rect.width > innerWidth * 0.8 && rect.bottom > innerHeight - 2;
      if (isAtBottom && rect.height > innerHeight / 7)
        found.add(`covers ${Math.round(rect.height)} px, over a seventh of the screen: ${nameOf(bar)}`);
      // At the end the page's beginning is behind a bar at the top: it can be scrolled into view.
      if (isEnd && rect.top < innerHeight / 2) continue;
      for (const { part, box } of targets) {
        const { element: target } = part;
        // What floats does not scroll out from under a bar.
        if ((isAtBottom && !part.floating) || bar.contains(target) || target.contains(bar)) continue;
        const moved = movedDown(part, page);
        const left = Math.max(box.left, rect.left);
        const top = Math.max(box.top + moved, rect.top);
        const width = Math.min(box.right, rect.right) - left;
        const height = Math.min(box.bottom + moved, rect.bottom) - top;
        if (width < 2 || height < 2) continue;
        // What is drawn over the bar is not covered.
        if (!bar.contains(document.elementFromPoint(left + width / 2, top + height / 2))) continue;
        found.add(`covered at rest${isEnd ? " at the end" : ""}: ${nameOf(target)} by ${nameOf(bar)}`);
      }
    }
  }
  restore();
  scrollPage(0);
  return [...found];
}
