import { ownNetwork } from "./product/network.ts";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { TRADE_WORDS } from "./shopper/trade-in-words.ts";
import { giveDetails } from "./shopper/value-car.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

test("Back right after a step opens the step before it", async ({ page }) => {
  const words = TRADE_WORDS.en;
  await page.goto("/sell-trade-my-car/your-vehicle?by=vin");
  await hydratePage(page);
  await page.getByRole("main").locator("input[name=vin]").fill("1HGCV1F3XJA000008");
  await page.getByRole("button", { name: words.lookUp }).click();
  await giveDetails(page, "61300", words);
  await page.getByRole("radio", { name: /^Fair/ }).check();
  // Back comes before the router has rendered the new address.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      history.back();
    };
  });
  await page.getByRole("button", { name: words.next }).click();
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByRole("radio", { name: /^Fair/ })).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What condition is it in?");
});
