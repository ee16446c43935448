import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** WCAG 2.2 level AA and everything below it. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules that another brand or mode can break: it changes colours and fonts, not elements or names. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size"];

/** axe violations of the page: rule, element, reason. */
export function violations(page: Page): Promise<string[]> {
  return findings(page, { type: "tag", values: standards });
}

/** Violations that the current brand and mode add. */
export function violationsOfLook(page: Page): Promise<string[]> {
  return findings(page, { type: "rule", values: rulesOfLooks });
}

async function findings(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axePath });
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const found = await axe.run(document, {
      runOnly: rules,
      resultTypes: ["violations"],
      // No rule of these standards reads style sheets, and fetching them again takes long.
      preload: false,
    });
    return found.violations.flatMap((rule) =>
      rule.nodes.map(
        (node) =>
          `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
      ),
    );
  }, runOnly);
}

/** Sets brand and mode of the whole page, as the toolbar does. */
export async function setLook(page: Page, { brand, mode }: { brand: string; mode: string }): Promise<void> {
  await page.evaluate(
    ([nextBrand, nextMode]) => {
      document.documentElement.dataset["brand"] = nextBrand;
      document.documentElement.dataset["theme"] = nextMode;
      // Finish colour transitions, because axe would read intermediate colours.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    },
    [brand, mode],
  );
}
