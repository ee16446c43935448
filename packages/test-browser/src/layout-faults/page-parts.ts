/** What the checks of a page's layout ask of its elements. All of these run in the page. */

/** A rectangle in the window, in pixels. Its numbers are read thousands of times, and those of a `DOMRect` slowly. */
export type Box = Readonly<Record<"left" | "top" | "right" | "bottom" | "width" | "height", number>>;

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
export function outside(inner: Box, outer: Box): number {
  return Math.max(
    outer.left - inner.left,
    inner.right - outer.right,
    outer.top - inner.top,
    inner.bottom - outer.bottom,
  );
}

/**
 * Makes elements visible to hit tests, which badges let through, but not their `::before` and `::after`. A link's covers
 * its card, while the link's text may be behind the picture. Returns what undoes it.
 */
export function letHitTestsFind(elements: Iterable<Element>): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*::before, *::after { pointer-events: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const styles = [...new Set(elements)]
    .filter((element) => getComputedStyle(element).pointerEvents === "none")
    .map((element) => (element as HTMLElement | SVGElement).style);
  const before = styles.map(({ cssText }) => cssText);
  for (const style of styles) style.setProperty("pointer-events", "auto", "important");
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    for (const [at, style] of styles.entries()) style.cssText = before[at]!;
  };
}

/** Scrolls at once to a height of the page, in pixels. */
export function scrollPage(top: number): void {
  scrollTo({ top, behavior: "instant" });
}

/** Ends transitions and finite animations, lays out cards that wait out of sight, and shows the page's beginning. */
export function settlePage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  if (
    !document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.includes("content-visibility"))
  )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  scrollPage(0);
}
