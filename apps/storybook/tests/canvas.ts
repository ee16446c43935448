import { test as base, type Page } from "@playwright/test";
import { openCanvas } from "./open-story.ts";

/**
 * `canvas`: Storybook's canvas, opened once per worker, since loading it costs more than a story does. A failed test
 * ends its worker, so nothing of it reaches the next one.
 */
export const test = base.extend<object, { canvas: Page }>({
  canvas: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: base.info().project.use.baseURL ?? "",
        viewport: { width: 1280, height: 900 },
      });
      await openCanvas(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});
