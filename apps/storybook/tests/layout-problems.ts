import { layoutFaults, USUAL_CHECKS } from "@forecourt/test-browser/layout-faults";
import type { Page } from "@playwright/test";
import { setLook } from "./accessibility.ts";
import { looks } from "./storybook.ts";

/** Elements that overflow the page sideways. */
export const overflowing = (page: Page) => layoutFaults(page, ["sidewaysOverflow"]);

/** Clipped text. */
export const cutOff = (page: Page) => layoutFaults(page, ["cutTexts"]);

/** The widths of phones, tablets and laptops, in two turns: resizing takes longer than the checks. */
const WIDTHS = [
  [320, 768, 1440, 390],
  [360, 430, 1024, 390],
] as const;

/**
 * What a person would see wrong in a story at the widths of a turn, in light mode in the first and dark in the second.
 * Its bars are no page's, so they may cover what is behind them.
 */
export async function faultsAtWidths(page: Page, turn: number, look = looks[turn]!): Promise<string[]> {
  await setLook(page, look);
  const faults: string[] = [];
  for (const width of WIDTHS[turn]!) {
    await page.setViewportSize({ width, height: 844 });
    const found = await layoutFaults(page, width < 390 ? NARROW_CHECKS : STORY_CHECKS);
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`));
  }
  return faults;
}

const STORY_CHECKS = USUAL_CHECKS.filter((check) => check !== "coveringBars");

/** The frames in a story are 48 px narrower than the window. No page's words have so little room. */
const NARROW_CHECKS = STORY_CHECKS.filter((check) => check !== "brokenWords");

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
