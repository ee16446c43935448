/** Texts in the elements of `selector` that something opaque covers. Scrolls to each. Runs in the page. */
export function coveredTexts(selector: string): string[] {
  const alpha = (color: string) => {
    const channels = /[\d.]+%?\)$/.exec(color)?.[0] ?? "";
    return /\/|rgba/.test(color) ? Number.parseFloat(channels) : 1;
  };
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (Number(opacity) < 0.2) return false;
    return (
      element.matches("img, video, canvas, iframe") ||
      backgroundImage !== "none" ||
      alpha(backgroundColor) > 0.5
    );
  };
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

  // Badges let the pointer through; `elementsFromPoint` must find them all the same.
  const reachable = document.head.appendChild(document.createElement("style"));
  reachable.textContent = "* { pointer-events: auto !important; }";
  const covered: string[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      const words = text.data.trim().replace(/\s+/g, " ");
      if (!words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      parent.scrollIntoView({ block: "center", behavior: "instant" });
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect();
      // Texts for screen readers alone are one pixel small, and cut off.
      if (width < 2 || height < 2 || parent.closest(".sr-only")) continue;
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      const own = stack.findIndex((element) => element.contains(parent));
      const cover = stack.slice(0, own).find(isOpaque);
      if (cover) covered.push(`“${words}” is covered by ${name(cover)}`);
    }
  }
  reachable.remove();
  return covered;
}
