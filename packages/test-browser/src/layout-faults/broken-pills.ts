import { isBox, nameOf, shownTexts } from "./page-parts.ts";

/** Pills with more than one line: labels with round ends. Runs in the page. */
export function brokenPills(): string[] {
  const lines = new Map<Element, Set<number>>();
  for (const { parent, lines: rects } of shownTexts()) {
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const { height } = at.getBoundingClientRect();
      if (height > 120) break;
      const radius = Number.parseFloat(getComputedStyle(at).borderTopLeftRadius);
      if (!isBox(at) || radius < height / 2 - 2) continue;
      const tops = lines.get(at) ?? new Set();
      // A smaller text on the same line starts a few pixels lower.
      for (const { top, height: tall } of rects) tops.add(Math.round((top + tall / 2) / 10));
      lines.set(at, tops);
      break;
    }
  }
  return [...lines]
    .filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 1)
    .map(([pill]) => `a pill of several lines: ${nameOf(pill)}`);
}
