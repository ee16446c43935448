import { findBrowser } from "@forecourt/test-browser";
import { expect } from "@playwright/test";
import { test } from "./canvas.ts";
import { launchOptions } from "./launch-options.ts";
import { cutOff, overflowing } from "./layout-problems.ts";
import { showStory } from "./open-story.ts";
import { states } from "./storybook.ts";

/*
 * A browser whose text is set to twice the size (WCAG 2.2, 1.4.4). Media queries in rem follow that setting; they would
 * not follow a root element with larger text. Playwright sets the pointer in the same argument.
 */
const settings = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  "defaultFontSize=32",
];
test.use({ launchOptions: launchOptions(findBrowser(), `--blink-settings=${settings.join()}`) });

for (const story of states) {
  test(`${story.id} fits text of twice the size`, async ({ canvas }) => {
    await showStory(canvas, story.id);
    expect(await overflowing(canvas)).toEqual([]);
    expect(await cutOff(canvas)).toEqual([]);
  });
}

test("the browser's text has twice the size, and media queries follow", async ({ canvas }) => {
  await showStory(canvas, states[0]!.id);
  const isTwice = () =>
    getComputedStyle(document.documentElement).fontSize === "32px" &&
    matchMedia(`(width = ${innerWidth / 32}rem)`).matches;
  expect(await canvas.evaluate(isTwice)).toBe(true);
});
