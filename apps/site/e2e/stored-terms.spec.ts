import type { Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";

const TERMS = "2500,4500,600,60";

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("payment-terms"), sessionStorage.getItem("payment-terms")]);

for (const width of isThorough ? [1440, 390] : [390]) {
  test(`stored terms are applied, edited and removed at ${width} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/used-cars-for-sale");
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate((terms) => sessionStorage.setItem("payment-terms", terms), TERMS);
    await page.goto("/");
    await page.goto("/used-cars-for-sale?sort=oldest");
    await expect(page).toHaveURL(`/used-cars-for-sale?sort=oldest&terms=${TERMS}`);
    const bar = page.getByRole("region", { name: "Your terms" });
    await expect(bar).toContainText("$2,500 down · $4,500 trade · score 600–619 · 60 months");
    await expect(
      page.getByText(/^Your terms: 60 mo, .*\$2,500 down, \$4,500 trade equity/).first(),
    ).toBeVisible();

    await page.goto("/used-cars-for-sale?terms=0,0,700,36");
    await expect(bar).toContainText("$0 down");
    expect(await stored(page), "a shared link stores nothing").toEqual([null, TERMS]);

    await hydratePage(page);
    await bar.getByText("Edit", { exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await bar.getByLabel("Cash down").fill("3000");
    await bar.getByRole("button", { name: "Update payments" }).click();
    await expect(page).toHaveURL("/used-cars-for-sale?terms=3000,0,700,36");
    await expect(bar).toContainText("$3,000 down · no trade · score 620 or better · 36 months");
    await expect.poll(() => stored(page)).toEqual([null, "3000,0,700,36"]);

    await page.locator("article h3 a, article h2 a").first().click();
    await expect(page).toHaveURL(/terms=3000,0,700,36/);
    await expect(bar).toContainText("$3,000 down");
    expect(await axeViolations(page)).toEqual([]);
    await bar.getByRole("link", { name: "Remove" }).click();
    await expect(bar).toHaveCount(0);
    await expect(page).not.toHaveURL(/terms/);
    await expect.poll(() => stored(page)).toEqual([null, null]);
    await page.goto("/used-cars-for-sale");
    await expect(page).toHaveURL("/used-cars-for-sale");
    expect(complaints).toEqual([]);
  });
}

test("terms are removed by a plain page load, and edited without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/used-cars-for-sale?sort=oldest&terms=2000,0,700,60");
  await page.getByText("Edit", { exact: true }).click();
  await page.getByLabel("Cash down").fill("1500");
  await page.getByRole("button", { name: "Update payments" }).click();
  await expect(page).toHaveURL("/used-cars-for-sale?sort=oldest&terms=1500,0,700,60");
  await page.getByRole("link", { name: "Remove", exact: true }).click();
  await expect(page).toHaveURL("/used-cars-for-sale?sort=oldest#no-terms");
  await context.close();

  const late = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await late.goto("/used-cars-for-sale");
  await late.evaluate(() => localStorage.setItem("payment-terms", "2000,0,700,60"));
  await late.goto("/used-cars-for-sale#no-terms");
  await late.reload();
  await expect(late).toHaveURL("/used-cars-for-sale");
  await expect.poll(() => late.evaluate(() => localStorage.getItem("payment-terms"))).toBeNull();
});

test("the calculator stores terms only when they change, and no change stops a navigation", async ({
  page,
}) => {
  const { pathname } = new URL((await lockedCar()).url);
  await page.goto(`${pathname}?terms=2000,0,700,60`);
  await hydratePage(page);
  const bar = page.getByRole("region", { name: "Your terms" });
  const down = page.getByRole("spinbutton", { name: "Cash down" }).first();
  await page.waitForLoadState("networkidle");
  expect(await stored(page), "a shared link stores nothing").toEqual([null, null]);

  await down.fill("2500");
  await expect(page).toHaveURL(/terms=2500,0,700,60/);
  await expect.poll(() => stored(page)).toEqual([null, "2500,0,700,60"]);

  // The payload comes after the pause in which changes are collected.
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await down.fill("3000");
  await expect(bar).toContainText("$3,000 down");
  await bar.getByRole("link", { name: "Remove" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).not.toHaveURL(/terms/);
  await expect.poll(() => stored(page)).toEqual([null, null]);
});
