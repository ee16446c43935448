import type { Page } from "@playwright/test";
import { CORE, expect, test } from "./product/test.ts";
import { firstByDefault } from "./product/ways.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { testShopper } from "./shopper/send-inquiry.ts";
import { tabTo } from "./shopper/tab-to.ts";

const typed = (page: Page, text: string) => page.keyboard.type(text, { delay: 20 });

for (const width of firstByDefault([1440, 390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a message can be sent from the home page by keyboard alone", CORE, async ({ page, mailbox }) => {
      const shopper = testShopper(`keys-${width}`);
      await page.goto("/");
      await tabTo(page, page.getByRole("link", { name: /^Skip to/ }));
      await page.keyboard.press("Enter");
      const bodyStyles = page.getByRole("navigation", { name: "Browse by body style" });
      await tabTo(page, bodyStyles.getByRole("link", { name: "SUVs" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SUVs for sale/);

      if (width < 1024) {
        await tabTo(page, page.getByRole("button", { name: /^Filters/ }));
        await page.keyboard.press("Enter");
      }
      const filters = page.getByRole("form", { name: "Filters" });
      await tabTo(page, filters.locator("summary", { hasText: "Drivetrain" }));
      await page.keyboard.press("Enter");
      await tabTo(page, filters.getByRole("checkbox", { name: /^All-wheel drive/ }));
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(/drivetrain=awd/);
      if (width < 1024) await page.keyboard.press("Escape");

      const cards = page.getByRole("list", { name: "Vehicles" }).getByRole("article");
      const card = cards.filter({ hasNotText: "Private inventory" }).first();
      const title = (await card.getByRole("heading").textContent()) ?? "";
      await tabTo(page, card.getByRole("link", { name: title, exact: true }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

      await tabTo(page, page.getByRole("main").getByRole("link", { name: "Ask about this vehicle" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: "Send a message" })).toBeVisible();
      for (const [label, text] of [
        [/^First name/, shopper.firstName],
        [/^Last name/, shopper.lastName],
        [/^Email/, shopper.email],
        [/phone$/i, shopper.phone],
        [/^Message$/, shopper.message],
      ] as const) {
        await tabTo(page, page.getByRole("textbox", { name: label }));
        await typed(page, text);
      }
      await tabTo(page, page.getByRole("button", { name: "Send message" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Message sent!" })).toBeVisible();
      await mailbox.mailWith(`keys-${width}`);
    });
  });
}

test("a dialog traps the focus and returns it on close", async ({ page }) => {
  await page.goto(new URL((await lockedCar()).url).pathname);
  const opener = page
    .getByRole("region", { name: "Price and contact" })
    .getByRole("button", { name: /^\d+ mo, .* APR/ });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest("dialog, [popover]") !== null
        ? "inside"
        : "behind";
    });
    expect(place).toBe("inside");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
