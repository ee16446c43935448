import { clips, nameOf, outside } from "./page-parts.ts";
import type { PageParts } from "./read-page.ts";

/**
 * Pictures larger than their frame, and frames that leave the box around them. A picture may be an eighth larger than a
 * frame that clips it. A render has an empty edge. Runs in the page.
 */
export function overflowingPictures({ parts }: PageParts): string[] {
  const found = new Set<string>();
  const parentBox = (element: Element): Element | null => {
    const parent = element.parentElement;
    return parent && /^(contents|inline)$/.test(getComputedStyle(parent).display)
      ? parentBox(parent)
      : parent;
  };
  const compare = (inner: Element, frame: Element, room: number) => {
    const px = outside(inner.getBoundingClientRect(), frame.getBoundingClientRect());
    if (px > room)
      found.add(`overflows its frame by ${Math.round(px)} px: ${nameOf(inner)} in ${nameOf(frame)}`);
  };
  for (const picture of document.querySelectorAll("img, video, canvas")) {
    if (!parts.get(picture)?.isShown) continue;
    const frame = parentBox(picture);
    if (!frame) continue;
    if (!clips(frame)) {
      compare(picture, frame, 2);
      continue;
    }
    compare(picture, frame, Math.max(frame.clientWidth, frame.clientHeight) / 8);
    const around = parentBox(frame);
    if (around && getComputedStyle(frame).position !== "absolute") compare(frame, around, 2);
  }
  return [...found];
}
