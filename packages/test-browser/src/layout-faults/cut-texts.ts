import { type Box, nameOf } from "./page-parts.ts";
import type { PageParts } from "./read-page.ts";

/** Clipped text (WCAG 2.2, 1.4.4). An ellipsis is allowed: its full text is elsewhere. Runs in the page. */
export function cutTexts({ texts }: PageParts): string[] {
  const isCut = ({ left, top, right, bottom }: Box, frame: DOMRect) => {
    // The box of a line is higher than its letters.
    const rest = (bottom - top) / 4;
    return (
      left < frame.left - 1 ||
      right > frame.right + 1 ||
      top < frame.top - rest ||
      bottom > frame.bottom + rest
    );
  };
  const cut = texts.filter(({ part: { element }, lines }) => {
    const frame = clipOf(element)?.getBoundingClientRect();
    return frame && lines.some((line) => isCut(line, frame));
  });
  return [...new Set(cut.map(({ part }) => `cut off: ${nameOf(part.element)}`))];
}

/** The nearest part that clips a text; null for what the shopper scrolls, and for an ellipsis. */
export function clipOf(text: Element): Element | null {
  let isPlaced = false;
  for (let at: Element | null = text; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    // An absolute part leaves what is around it up to the part that places it.
    if (isPlaced && style.position === "static" && style.transform === "none") continue;
    isPlaced = style.position === "absolute";
    const overflow = `${style.overflowX} ${style.overflowY}`;
    if (style.position === "fixed" || /auto|scroll/.test(overflow)) return null;
    if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return null;
    // An icon drawn by a mask holds its label, which only assistive technology reads.
    if (style.clipPath !== "none" || style.maskImage !== "none") return null;
    if (/hidden|clip/.test(overflow)) return at;
  }
  return null;
}
