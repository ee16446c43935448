import { isOpaque, isShown, nameOf, shownTexts } from "./page-parts.ts";

/**
 * Controls and prices that a fixed or sticky element covers at rest. On the first screen and at the page's end. A bar
 * of the window's width may cover a third of the first screen. The page begins above it. Runs in the page.
 */
export function coveringBars(): string[] {
  const covered = new Set<string>();
  for (const isEnd of [false, true]) {
    scrollTo(0, isEnd ? document.documentElement.scrollHeight : 0);
    const bars = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element) && isOpaque(element),
    );
    const prices = shownTexts().filter(({ words }) => /^(from |desde )?\$[\d,]+/.test(words));
    const targets = [
      ...[...document.querySelectorAll("a, button, input, select, textarea, summary")]
        .filter(isShown)
        .map((element) => ({ element, rect: element.getBoundingClientRect() })),
      ...prices.map(({ parent, lines }) => ({ element: parent, rect: lines[0]! })),
    ];
    for (const bar of bars) {
      const rect = bar.getBoundingClientRect();
      const isBar = rect.width > innerWidth * 0.8;
      if (isBar && !isEnd && rect.bottom > innerHeight - 2) {
        if (rect.height > innerHeight / 3) covered.add(`covers over a third of the screen: ${nameOf(bar)}`);
        continue;
      }
      // At the end the page's beginning is behind a bar at the top. It can be scrolled into view.
      if (isEnd && rect.top < innerHeight / 2) continue;
      for (const { element: target, rect: own } of targets) {
        const { left, top, right, bottom } = own;
        const width = Math.min(right, rect.right) - Math.max(left, rect.left);
        const height = Math.min(bottom, rect.bottom) - Math.max(top, rect.top);
        if (width < 2 || height < 2 || bar.contains(target) || target.contains(bar)) continue;
        // What is drawn over the bar is not covered.
        const x = Math.max(left, rect.left) + width / 2;
        const y = Math.max(top, rect.top) + height / 2;
        if (!bar.contains(document.elementFromPoint(x, y))) continue;
        covered.add(`covered at rest${isEnd ? " at the end" : ""}: ${nameOf(target)} by ${nameOf(bar)}`);
      }
    }
  }
  scrollTo(0, 0);
  return [...covered];
}
