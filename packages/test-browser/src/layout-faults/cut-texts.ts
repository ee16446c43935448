import { nameOf } from "./page-parts.ts";
import type { PageParts } from "./read-page.ts";

/** Clipped text (WCAG 2.2, 1.4.4). An ellipsis is allowed: its full text is elsewhere. Runs in the page. */
export function cutTexts({ texts }: PageParts): string[] {
  const clipsText = (element: Element) => {
    const style = getComputedStyle(element);
    return (
      /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) &&
      style.textOverflow !== "ellipsis" &&
      style.clipPath === "none" &&
      // An icon drawn by a mask holds its label, which only assistive technology reads.
      style.maskImage === "none" &&
      style.position !== "absolute"
    );
  };
  const isCut = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
  /** A part that clips its content sideways, unless the shopper scrolls to it. */
  const sidewaysClip = (element: Element | null): Element | null => {
    if (element === null) return null;
    const { overflowX, position } = getComputedStyle(element);
    // Texts for screen readers alone are positioned.
    if (/auto|scroll/.test(overflowX) || position === "absolute") return null;
    return clipsText(element) ? element : sidewaysClip(element.parentElement);
  };
  const cut = texts.filter(({ part: { element }, lines }) => {
    if (clipsText(element) && isCut(element)) return true;
    const frame = sidewaysClip(element)?.getBoundingClientRect();
    return frame && lines.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
  });
  return [...new Set(cut.map(({ part }) => `cut off: ${nameOf(part.element)}`))];
}
