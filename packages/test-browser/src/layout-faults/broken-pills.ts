import { type Box, isBox, nameOf } from "./page-parts.ts";
import type { PagePart, PageParts } from "./read-page.ts";

/** Pills with more than one line: labels with round ends. Runs in the page. */
export function brokenPills({ texts }: PageParts): string[] {
  const pillAround = (part: PagePart | null): Element | null => {
    if (!part || part.box.height > 120) return null;
    const radius = Number.parseFloat(getComputedStyle(part.element).borderTopLeftRadius);
    const isPill = radius > 0 && radius >= part.box.height / 2 - 2 && isBox(part.element);
    return isPill ? part.element : pillAround(part.around);
  };
  const pills = new Map<Element, Box[]>();
  for (const { part, lines } of texts) {
    const pill = pillAround(part);
    if (pill) pills.set(pill, [...(pills.get(pill) ?? []), ...lines]);
  }
  // The middles of texts of different sizes on one line are close.
  const isBroken = (lines: readonly Box[]) => {
    const middles = lines.map(({ top, height }) => top + height / 2);
    const lowest = Math.min(...lines.map(({ height }) => height));
    return Math.max(...middles) - Math.min(...middles) > lowest / 2;
  };
  return [...pills]
    .filter(([, lines]) => isBroken(lines))
    .map(([pill]) => `a pill of several lines: ${nameOf(pill)}`);
}
