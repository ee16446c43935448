import type { Page } from "playwright-core";
import { settle } from "./moves/line.ts";

/** What a shopper does on a few pages. */
export type Walk = { phone?: boolean; walk: (page: Page, site: string) => Promise<void> };

const open = (page: Page, address: string) => page.goto(address, { waitUntil: "load", timeout: 60_000 });
const arrive = async (page: Page, address: RegExp) => {
  await page.waitForURL(address, { timeout: 30_000 });
  await settle(page);
};
const filters = (page: Page) => page.getByRole("form", { name: "Filters" });
const tick = (page: Page, name: RegExp) => filters(page).getByRole("checkbox", { name }).first().click();

async function sortByPrice(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Sort by/ }).click();
  await page.getByRole("link", { name: "Lowest price" }).first().click();
  await arrive(page, /sort=/);
}

async function closeDialog(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
}

export const WALKS: Record<string, Walk> = {
  "list and vehicle": {
    async walk(page, site) {
      await open(page, `${site}/cars-for-sale`);
      // Before hydration: the scripts load with this first touch.
      await filters(page).locator("summary").filter({ hasText: "Drivetrain" }).click();
      await tick(page, /^SUVs/);
      await arrive(page, /\/suvs/);
      await tick(page, /^Trucks/);
      await arrive(page, /\/trucks/);
      await sortByPrice(page);
      await page.getByRole("link", { name: /^Show \d+ more/ }).click();
      await settle(page);
      await page
        .locator("[data-vin]")
        .filter({ hasNotText: /private/i })
        .first()
        .locator(":is(h2, h3) a")
        .click();
      await arrive(page, /-[A-Z\d]{17}$/);
      await page.getByRole("main").getByRole("button", { name: /APR/ }).first().click();
      await closeDialog(page);
      await page.getByRole("button", { name: "Enlarge the pictures" }).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      const down = page.locator("input[name=down]").first();
      await down.click();
      await down.pressSequentially("1", { delay: 100 });
      await page.goBack();
      await arrive(page, /sort=/);
    },
  },
  "list on a phone": {
    phone: true,
    async walk(page, site) {
      await open(page, `${site}/cars-for-sale`);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await tick(page, /^SUVs/);
      await arrive(page, /\/suvs/);
      await filters(page)
        .getByRole("button", { name: /^Show \d+ vehicles/ })
        .click();
      await sortByPrice(page);
      await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
      await closeDialog(page);
    },
  },
  "unlock and forms": {
    async walk(page, site) {
      await open(page, `${site}/auto-financing`);
      await page.getByRole("slider", { name: "Trade equity" }).press("ArrowRight");
      await settle(page);
      await page.getByRole("slider", { name: "Trade equity" }).press("ArrowRight");
      await open(page, `${site}/contact-us`);
      const name = page.getByLabel("First name");
      await name.pressSequentially("Theo", { delay: 150 });
      await settle(page);
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("alert").first().waitFor();
      await open(page, `${site}/cars-for-sale`);
      await settle(page);
      await page.getByRole("main").getByRole("link", { name: "Unlock" }).first().click();
      await page.locator("dialog[open]").getByLabel("First name").pressSequentially("Theo", { delay: 100 });
      await closeDialog(page);
    },
  },
  "cookie banner on a phone": {
    phone: true,
    async walk(page, site) {
      await open(page, `${site}/cars-for-sale`);
      await page.getByRole("button", { name: "Allow all" }).click();
    },
  },
  "cookie banner after hydration": {
    async walk(page, site) {
      await open(page, `${site}/cars-for-sale`);
      await settle(page);
      await page.getByRole("button", { name: "Allow all" }).click();
    },
  },
};
