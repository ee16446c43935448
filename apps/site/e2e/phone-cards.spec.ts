import { coveredTexts } from "@forecourt/test-browser/covered-texts";
import { CORE, expect, test } from "./product/test.ts";
import { openPage } from "./shopper/open-page.ts";

const MODEL_CARDS = ".model-card";

for (const width of [320, 360, 390, 430]) {
  test(
    `each new model on the home page shows its name, price and payment at ${width} px`,
    CORE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, "/");
      const cards = page.locator(MODEL_CARDS);
      await expect(cards).toHaveCount(6);
      for (const card of await cards.all()) {
        await expect(card.getByRole("heading")).toHaveText(/^20\d\d /);
        await expect(card).toContainText(/from \$\d/);
        await expect(card).toContainText(/\$\d+\/mo est\./);
      }
      expect(await page.evaluate(coveredTexts, MODEL_CARDS)).toEqual([]);
    },
  );
}
