import { test as base, type Page } from "@playwright/test";
import { openCanvas } from "./open-story.ts";

/**
 * `canvas`: Storybook's canvas, opened once per worker, because loading it takes longer than a story.
 * A failed test ends its worker, so its state does not reach the next test.
 */
export const test = base.extend<object, { canvas: Page }>({
  canvas: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: base.info().project.use.baseURL ?? "",
        viewport: base.info().project.use.viewport ?? null,
      });
      await openCanvas(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});
