import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** WCAG 2.2 level AA and everything below it. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** TypeDoc's navigation has links inside of summaries. */
const NOT_OURS = ["#tsd-nav-container"];

/** What axe finds in a page of the documentation: rule, element, reason. */
export async function axeViolations(page: Page): Promise<string[]> {
  // What the page's sticky header covers in part counts as too small.
  await page.evaluate("scrollTo(0, 0)");
  await page.addScriptTag({ path: axePath });
  const [context, options] = [{ exclude: NOT_OURS }, { runOnly: STANDARDS, resultTypes: ["violations"] }];
  return page.evaluate<string[]>(`
    axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => id + ": " + target.join(" ") + ": " + failureSummary),
      ),
    )
  `);
}
