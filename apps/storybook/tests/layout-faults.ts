import type { Page } from "@playwright/test";

/** What reaches out of the page sideways, so that one would have to scroll in two directions (WCAG 2.2, 1.4.10). */
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

/** Text that its box cuts off (WCAG 2.2, 1.4.4). An ellipsis is cut on purpose and has its whole text elsewhere. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const style = getComputedStyle(element);
      const clips = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      if (
        !clips ||
        style.textOverflow === "ellipsis" ||
        style.clipPath !== "none" ||
        style.position === "absolute"
      )
        return false;
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return (
        hasWords &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
      );
    };
    return [...document.body.querySelectorAll("*")]
      .filter(cuts)
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** What moves by itself although the visitor asked for less motion; a change of colour or opacity is none. */
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
