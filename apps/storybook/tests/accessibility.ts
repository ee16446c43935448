import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** WCAG 2.2 level AA and everything below it. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules of them whose answer depends on colours, fonts and corners: all that a brand or a mode changes. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** What axe finds wrong with the page as it stands: rule, element, reason. */
export const violations = (page: Page) => found(page, { type: "tag", values: standards });

/** What it finds wrong with another look of a page that has passed in one: names and roles are the same in all. */
export const violationsOfLook = (page: Page) => found(page, { type: "rule", values: rulesOfLooks });

async function found(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axePath });
  return page.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const results = await axe.run(document, {
      runOnly: chosen,
      resultTypes: ["violations"],
      // No rule of these standards reads style sheets; fetching them anew costs more than all rules.
      preload: false,
    });
    return results.violations.flatMap((rule) =>
      rule.nodes.map(
        (node) =>
          `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
      ),
    );
  }, runOnly);
}

/** Brand and mode of the whole page, as the toolbar sets them. */
export async function setLook(page: Page, { brand, mode }: { brand: string; mode: string }): Promise<void> {
  await page.evaluate(
    ([nextBrand, nextMode]) => {
      document.documentElement.dataset["brand"] = nextBrand;
      document.documentElement.dataset["theme"] = nextMode;
      // A colour on its way to another one is neither; the end of the way is what counts.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    },
    [brand, mode],
  );
}
