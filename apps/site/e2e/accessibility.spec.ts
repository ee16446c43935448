import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

// A trace of this many pages is too large to use. Files with the same options run together: the crawl comes next.
test.use({ trace: "off" });

/** The color rules; the dark theme differs in colors only. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** The violations of these axe rules, or of the default ones. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode is faster; the default mode is only needed for frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`,
  );
}

/** Axe would read the intermediate colors of a transition. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A card out of sight starts its transitions only when its style is read.
    for (const element of document.querySelectorAll("main *")) getComputedStyle(element).color;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

for (const [part, width] of [1440, 390].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("no page of the path has axe violations, in the light or dark theme", async ({ page }) => {
      test.setTimeout(180_000);
      for (const [at, [name, path]] of (await pathPages()).entries()) {
        // By default each page is checked at one of both widths.
        if (!isThorough && at % 2 !== part) continue;
        await page.emulateMedia({ colorScheme: "light" });
        await openPage(page, path);
        expect.soft(await findings(page), name).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        await finishTransitions(page);
        expect.soft(await findings(page, COLOR_RULES), `${name}, dark`).toEqual([]);
      }
    });
  });
}
