import { isBox, nameOf } from "./page-parts.ts";
import type { PagePart, PageParts } from "./read-page.ts";

/** Pills with more than one line: labels with round ends. Runs in the page. */
export function brokenPills({ texts }: PageParts): string[] {
  const pillAround = (part: PagePart | null): Element | null => {
    if (!part || part.box.height > 120) return null;
    const radius = Number.parseFloat(getComputedStyle(part.element).borderTopLeftRadius);
    const isPill = radius > 0 && radius >= part.box.height / 2 - 2 && isBox(part.element);
    return isPill ? part.element : pillAround(part.around);
  };
  const rows = new Map<Element, Set<number>>();
  for (const { part, lines } of texts) {
    const pill = pillAround(part);
    if (!pill) continue;
    const tops = rows.get(pill) ?? new Set();
    // A smaller text on the same line starts a few pixels lower.
    for (const { top, height } of lines) tops.add(Math.round((top + height / 2) / 10));
    rows.set(pill, tops);
  }
  return [...rows]
    .filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 1)
    .map(([pill]) => `a pill of several lines: ${nameOf(pill)}`);
}
