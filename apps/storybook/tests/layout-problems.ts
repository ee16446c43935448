import type { Page } from "@playwright/test";

/** Elements that overflow the page sideways and need two-dimensional scrolling (WCAG 2.2, 1.4.10). */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    return [
      `${scrollWidth} px wide in ${clientWidth}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}

/**
 * Phone numbers whose parts change places: in right-to-left text, `(417) 555-0142` needs `bdi` or its own direction.
 */
export async function reorderedPhones(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const reordered: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isPhone = /\(\d{3}\) \d{3}-\d{4}/.test(textContent ?? "");
      if (isPhone && parentElement && !parentElement.closest("bdi, [dir=ltr]:not(:root), script, style")) {
        reordered.push(parentElement.outerHTML.slice(0, 160));
      }
    }
    return reordered;
  });
}

/** Clipped text (WCAG 2.2, 1.4.4). An ellipsis is allowed: its full text is elsewhere. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => {
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
      return clips(element) ? element : sidewaysClip(element.parentElement);
    };
    const isOutside = (words: Text) => {
      const frame = sidewaysClip(words.parentElement)?.getBoundingClientRect();
      if (!frame) return false;
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].some(
        ({ left, right }) => left < frame.left - 1 || right > frame.right + 1,
      );
    };
    const cut = new Set<Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode as Text;
      const parent = words.parentElement;
      if (!parent || !words.data.trim()) continue;
      if ((clips(parent) && isCut(parent)) || isOutside(words)) cut.add(parent);
    }
    return [...cut].map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Elements that move despite reduced motion; changes of colour or opacity are allowed. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const still = /^(offset|computedOffset|easing|composite|opacity|fill|stroke)$|color$/i;
    return document
      .getAnimations()
      .map((animation) => animation.effect as KeyframeEffect)
      .filter((effect) => effect.getComputedTiming().duration !== 0)
      .filter((effect) =>
        effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !still.test(name))),
      )
      .map((effect) => effect.target?.outerHTML.slice(0, 160) ?? "unknown");
  });
}
