import { expect, test, workerUrl } from "./product/test.ts";
import { axeViolations } from "./shopper/axe-violations.ts";

// Without a network of its own: the worker's pages answer no request that a proxy forwards.
test("the worker's page has no axe violations, and is as wide as a phone", async ({ page }) => {
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${workerUrl()}/experiments`);
      await expect(page.getByRole("table").first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // A name or a number is in one line: its table scrolls instead.
      const row = page.getByRole("row").nth(1);
      expect((await row.boundingBox())!.height).toBeLessThan(60);
    }
});
