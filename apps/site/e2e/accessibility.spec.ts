import type { Page } from "@playwright/test";
import { CORE, coreIf, expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

// A trace of this many pages is too large to use. Files with the same options run together: the crawl comes next.
test.use({ trace: "off" });

/** The color rules; the dark theme differs in colors only. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Axe would read the intermediate colors of a transition. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A card out of sight starts its transitions only when its style is read.
    for (const element of document.querySelectorAll("main *")) getComputedStyle(element).color;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/** By default each page is checked at one of both widths; the core has every fourth. */
const PARTS = isThorough
  ? [
      { width: 1440, isCore: false, has: () => true },
      { width: 390, isCore: true, has: () => true },
    ]
  : [
      { width: 1440, isCore: false, has: (page: number) => page % 2 === 0 },
      { width: 390, isCore: true, has: (page: number) => page % 4 === 1 },
      { width: 390, isCore: false, has: (page: number) => page % 4 === 3 },
    ];

for (const { width, isCore, has } of PARTS) {
  test.describe(`at ${width} px${isCore ? ", core" : ""}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      "no page of the path has axe violations in the light or dark theme",
      coreIf(isCore),
      async ({ page }) => {
        for (const [at, [name, path]] of (await pathPages()).entries()) {
          if (!has(at)) continue;
          await page.emulateMedia({ colorScheme: "light" });
          await openPage(page, path);
          expect.soft(await axeViolations(page), name).toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          await finishTransitions(page);
          expect.soft(await axeViolations(page, { rules: COLOR_RULES }), `${name}, dark`).toEqual([]);
        }
      },
    );
  });
}

test("the checks detect planted violations", CORE, async ({ page }) => {
  await page.goto("/legal/privacy-policy");
  await page.evaluate(() => {
    const planted = document.querySelector("main")!.appendChild(document.createElement("div"));
    const button = '<button style="width:9px;height:9px;padding:0" aria-label="a"></button>';
    planted.innerHTML = `<p style="color:#999;background:#fff">pale</p><input>${button}${button}`;
  });
  const found = (await axeViolations(page)).map((violation) => violation.split(":")[0]);
  expect(found).toEqual(expect.arrayContaining(["color-contrast", "label", "target-size"]));
  expect((await axeViolations(page, { rules: COLOR_RULES })).join()).toContain("pale");
});
