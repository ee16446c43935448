import { type Box, nameOf } from "./page-parts.ts";
import type { PagePart, PageParts } from "./read-page.ts";

/**
 * Elements and texts that overflow the page sideways and need two-dimensional scrolling (WCAG 2.2, 1.4.10). Runs in the
 * page.
 */
export function sidewaysOverflow({ parts, texts }: PageParts): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = ({ left, right, width }: Box) => width > 0 && (right > clientWidth + 1 || left < -1);
  const isClipped = ({ around }: PagePart): boolean => around !== null && (around.clips || isClipped(around));
  const wide = [
    ...[...parts.values()].filter(({ box }) => isOut(box)),
    ...texts.filter(({ lines }) => lines.some(isOut)).map(({ part }) => part),
  ].filter((part) => !isClipped(part));
  return [
    `the page is ${scrollWidth} px wide in ${clientWidth}`,
    ...wide.slice(0, 5).map(({ element }) => `too wide: ${nameOf(element)}`),
  ];
}
