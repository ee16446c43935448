import type { Route } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a store can be chosen on any page and is remembered", async ({ page }) => {
    await page.goto("/es/service?utm_source=x");
    await page.getByRole("button", { name: "Larkspur North" }).click();
    await page.getByRole("radio", { name: /Larkspur Riverside/ }).check();
    await page.getByRole("button", { name: "Usar esta sucursal" }).click();
    await expect(page).toHaveURL("/es/service?utm_source=x");
    await expect(page.getByRole("button", { name: "Larkspur Riverside" })).toBeVisible();
    const cookie = (await page.context().cookies()).find(({ name }) => name === "userSelectedStore");
    expect(cookie).toMatchObject({ value: "riverside", sameSite: "Lax" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);
    await page.goto("/contact-us");
    await expect(page.locator("#riverside")).toContainText("We are here");
  });

  test("every page links to itself in the other language", async ({ page }) => {
    await page.goto("/used-cars-for-sale/suvs?drivetrain=awd");
    await page.getByRole("link", { name: "Español" }).first().click();
    await expect(page).toHaveURL("/es/used-cars-for-sale/suvs?drivetrain=awd");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.getByRole("link", { name: "English" }).first().click();
    await expect(page).toHaveURL("/used-cars-for-sale/suvs?drivetrain=awd");
  });
});

test("the language link is updated after client navigation", async ({ page }) => {
  await page.goto("/");
  await hydratePage(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fixed right");
  await expect(page.getByRole("link", { name: "Español" }).first()).toHaveAttribute("href", "/es/service");
});

test("navigation starts at the top of the new page, with the focus on its content", async ({ page }) => {
  await page.goto("/");
  await hydratePage(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL("/our-company/careers");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a filter keeps scroll position and focus", async ({ page }) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  const box = page.getByRole("checkbox", { name: /Used/ }).first();
  await box.check();
  await expect(page).toHaveURL(/used-cars-for-sale/);
  await expect(page.getByRole("main")).not.toBeFocused();
});

test("an open dialog keeps the page from scrolling, until it is closed or removed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without the scripts of React.
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto("/");
  const root = page.locator("html");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(root).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(root).toHaveCSS("overflow", "visible");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(root).toHaveCSS("overflow", "hidden");
  await page.getByRole("dialog").evaluate((dialog) => dialog.remove());
  await expect(root).toHaveCSS("overflow", "visible");
});

test("navigation by mouse calculates no style of the old page", async ({ page }) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  const scheme = await page.locator('meta[name="color-scheme"]').elementHandle();
  const link = page.locator("[data-vehicles] article :is(h2, h3) a").nth(1);
  await link.evaluate((element) =>
    element.addEventListener("focus", () => document.documentElement.setAttribute("data-link-focused", "")),
  );
  await link.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/for-sale\/2/);
  // Removing a focused link would calculate the old page's styles once more.
  await expect(page.locator("html[data-link-focused]")).toHaveCount(0);
  // A new element would make the browser calculate all styles.
  expect(await scheme?.evaluate((element) => element.isConnected)).toBe(true);
  // `:has()` on the root would do so at every change.
  await expect(page.locator("html")).toHaveAttribute("data-overlays", "");
});

test("a link of the phone's menu closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydratePage(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Service" }).first().click();
  await expect(page).toHaveURL("/service");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");
});

test("a link of the menu loads its page on hover and opens it on the press of the button", async ({
  page,
}) => {
  await page.goto("/");
  await hydratePage(page);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Service" });
  const loaded = page.waitForResponse((answer) => /\/service\?_rsc=/.test(answer.url()));
  await link.hover();
  await loaded;
  await page.mouse.down();
  await expect(page).toHaveURL("/service");
  await page.mouse.up();
  await expect(page.getByRole("main")).toBeFocused();
});

test("at most five pages are prefetched at once", async ({ page }) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  const waiting: Route[] = [];
  await page.route(/_rsc=/, (route) => void waiting.push(route));
  const links = page.locator("[data-vehicles] article :is(h2, h3) a");
  for (let at = 0; at < 9; at += 1) await links.nth(at).dispatchEvent("pointerover");
  await expect.poll(() => waiting.length).toBeGreaterThan(1);
  // Remaining prefetches would have started by the first idle callback.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(waiting.length).toBeLessThanOrEqual(5);
});

test("an unknown offer is 404", async ({ page }) => {
  const answer = await page.goto("/special-offers/service/ofr_never_heard_of");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});
