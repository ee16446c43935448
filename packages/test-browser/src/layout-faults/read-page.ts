import { type Box, clips, isBox } from "./page-parts.ts";

/** An element of the page. */
export type PagePart = {
  element: Element;
  around: PagePart | null;
  box: Box;
  /** Shown, and neither a pixel for screen readers alone nor inside one. */
  isShown: boolean;
  isInPixel: boolean;
  /** Whether it hides what leaves it, or scrolls it. */
  clips: boolean;
  /** The nearest fixed or sticky element that has it; null for what scrolls with the page. */
  floating: Element | null;
};

/** A text that can be seen, with the rectangles of its lines. */
export type ShownText = { part: PagePart; node: Text; words: string; lines: readonly Box[] };

/** What all checks share: the elements and texts of a page that has not been scrolled. */
export type PageParts = { parts: Map<Element, PagePart>; texts: ShownText[]; cards: Set<Element> };

/** Reads the elements and texts once. Runs in the page. */
export function readPage(): PageParts {
  const parts = new Map<Element, PagePart>();
  const texts: ShownText[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = document.body; node; node = nodes.nextNode()) {
    const around = parts.get(node.parentElement!) ?? null;
    if (node instanceof Element) parts.set(node, readPart(node, around));
    else if (around?.isShown) texts.push(...readText(node as Text, around));
  }
  return { parts, texts, cards: findCards([...parts.values()]) };
}

export function readPart(element: Element, around: PagePart | null): PagePart {
  const part: PagePart = {
    element,
    around,
    box: boxOf(element.getBoundingClientRect()),
    isShown: false,
    isInPixel: around?.isInPixel ?? false,
    clips: false,
    floating: around?.floating ?? null,
  };
  // The style of what is not rendered takes long to compute.
  if (!element.checkVisibility()) return part;
  const { position, display } = getComputedStyle(element);
  if (/fixed|sticky/.test(position)) part.floating = element;
  part.clips = element !== document.body && clips(element);
  part.isInPixel ||= part.clips && element.clientWidth < 3 && display !== "inline";
  part.isShown =
    !part.isInPixel && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return part;
}

export function boxOf({ left, top, right, bottom, width, height }: Box): Box {
  return { left, top, right, bottom, width, height };
}

/** A text node, unless it has nothing to see. */
export function readText(node: Text, part: PagePart): ShownText[] {
  const words = node.data.trim().replace(/\s+/g, " ").slice(0, 60);
  if (!words) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()]
    .map(boxOf)
    .filter(({ width, height }) => width >= 2 && height >= 2);
  return lines.length > 0 ? [{ part, node, words, lines }] : [];
}

/** How far down a part is in the window, since the page was read: it was scrolled. */
export function movedDown({ floating }: PagePart, { parts }: PageParts): number {
  if (!floating) return -scrollY;
  return floating.getBoundingClientRect().top - parts.get(floating)!.box.top;
}

/** Boxes with a visible edge and rounded corners, large enough for more than a label. */
export function findCards(parts: readonly PagePart[]): Set<Element> {
  const cards = parts.filter(
    ({ element, isShown, box }) => isShown && box.width >= 120 && box.height >= 60 && isBox(element),
  );
  return new Set(cards.map(({ element }) => element));
}
