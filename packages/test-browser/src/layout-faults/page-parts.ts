/** What the checks of a page's layout read. All of these run in the page. */

export type ShownText = { parent: Element; words: string; lines: readonly DOMRect[] };

/** A short selector with the element's text: `article.card > p.price “$8,843”`. */
export function nameOf(element: Element): string {
  const one = (at: Element) =>
    at.tagName.toLowerCase() + (at.id ? `#${at.id}` : at.classList.length > 0 ? `.${at.classList[0]}` : "");
  const parents: string[] = [];
  for (
    let at: Element | null = element;
    at && at !== document.body && parents.length < 4;
    at = at.parentElement
  )
    parents.unshift(one(at));
  const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
  return parents.join(" > ") + (words ? ` “${words}”` : "");
}

/** Whether an element hides what leaves it, or scrolls it. */
export function clips(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== "visible" || overflowY !== "visible";
}

/** The nearest element around this one that clips it; null if the page alone does. */
export function clipperOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (clips(at)) return at;
  return null;
}

/** The nearest fixed or sticky element that has this one. Null for what scrolls with the page. */
export function floatingOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** Shown, and neither a pixel for screen readers alone nor inside one. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.clientWidth < 3 && clips(at) && getComputedStyle(at).display !== "inline") return false;
  }
  return true;
}

/** Texts that can be seen, with the rectangles of their lines. */
export function shownTexts(root: Element = document.body): ShownText[] {
  const found: ShownText[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    const words = text.data.trim().replace(/\s+/g, " ");
    if (!parent || !words || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width >= 2 && height >= 2);
    if (lines.length > 0) found.push({ parent, words: words.slice(0, 60), lines });
  }
  return found;
}

/** Boxes with a visible edge and rounded corners, large enough for more than a label. */
export function cardsOfPage(): Set<Element> {
  const cards = [...document.body.querySelectorAll("*")].filter((element) => {
    if (!isBox(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width >= 120 && height >= 60 && isShown(element);
  });
  return new Set(cards);
}

/** Whether an element has rounded corners, and a border all around or a background. */
export function isBox(element: Element): boolean {
  const style = getComputedStyle(element);
  if (Number.parseFloat(style.borderTopLeftRadius) === 0) return false;
  const hasBorder =
    Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0;
  return hasBorder || isOpaque(element);
}

/** Whether nothing can be read through an element. */
export function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  if (Number(opacity) < 0.2) return false;
  const channels = /[\d.]+%?\)$/.exec(backgroundColor)?.[0] ?? "";
  const alpha = /\/|rgba/.test(backgroundColor) ? Number.parseFloat(channels) : 1;
  return element.matches("img, video, canvas, iframe") || backgroundImage !== "none" || alpha > 0.5;
}

/** How far one rectangle leaves another, in pixels. */
export function outside(inner: DOMRect, outer: DOMRect): number {
  return Math.max(
    outer.left - inner.left,
    inner.right - outer.right,
    outer.top - inner.top,
    inner.bottom - outer.bottom,
  );
}

/** Ends transitions and finite animations, and lays out cards that wait out of sight. */
export function settlePage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  if (
    !document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.includes("content-visibility"))
  )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
