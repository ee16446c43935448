import type { Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

const LATEST = "**/builds/latest.json";
const CHUNKS = /\/_next\/static\/.*\.js$/;

/** Opens a page that is older than the minute in which it does not ask for the latest build. */
async function openOldPage(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydratePage(page);
  await page.clock.fastForward("01:05");
}

/** Tells the page that the shopper came back to its tab, and waits for its question. */
async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse(LATEST);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await asked;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The number of documents that the browser loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const service = (page: Page) => page.getByRole("link", { name: "Service", exact: true }).first();
const serviceIsShown = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Fixed right." })).toBeVisible();

test("a page of the latest build moves without a load", async ({ page }) => {
  await openOldPage(page, "/contact-us");
  await comeBack(page);
  const loads = countLoads(page);
  await service(page).click();
  await serviceIsShown(page);
  expect(loads()).toBe(0);
});

test("the next link loads its page whole when a newer build is found, and Back returns", async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer", timestamp: 0 } }));
  await openOldPage(page, "/contact-us");
  await comeBack(page);
  const loads = countLoads(page);
  await service(page).click();
  await expect(page).toHaveURL(/\/service$/);
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test("one path is loaded whole at most once in 10 seconds", async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer", timestamp: 0 } }));
  await openOldPage(page, "/contact-us");
  await page.evaluate(() => sessionStorage.setItem("reloads", JSON.stringify({ "/service": Date.now() })));
  await comeBack(page);
  const loads = countLoads(page);
  await service(page).click();
  await expect(page).toHaveURL(/\/service$/);
  await serviceIsShown(page);
  expect(loads()).toBe(0);
});

test("a manifest that cannot be loaded is only logged", async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ status: 500, body: "" }));
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await openOldPage(page, "/contact-us");
  await comeBack(page);
  await expect.poll(() => warnings.join()).toContain("its manifest could not be loaded");
  const loads = countLoads(page);
  await service(page).click();
  await expect(page).toHaveURL(/\/service$/);
  await serviceIsShown(page);
  expect(loads()).toBe(0);
});

test("a page whose scripts are gone reloads once, and works on as a page without scripts", async ({
  page,
}) => {
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/contact-us");
  const loads = countLoads(page);
  const failed = page.waitForEvent("load");
  await page.mouse.move(11, 11);
  await page.mouse.move(12, 12);
  await failed;
  expect(loads()).toBe(1);
  const again = page.waitForResponse(CHUNKS);
  await page.mouse.move(13, 13);
  await page.mouse.move(14, 14);
  await again;
  await service(page).click();
  await expect(page).toHaveURL(/\/service$/);
  expect(loads()).toBe(2);
});

test("a page whose data is gone reloads once", async ({ page }) => {
  await page.route("**/page-data/*", (route) => route.fulfill({ status: 404, body: "Not found" }), {
    times: 1,
  });
  await page.goto("/contact-us");
  const reloaded = page.waitForEvent("load");
  await page.mouse.move(11, 11);
  await page.mouse.move(12, 12);
  await reloaded;
  await hydratePage(page);
});

test.describe("a part of the page that is gone", () => {
  test.use({ expectedError: /^ChunkLoadError/ });

  test("reloads the page once", async ({ page }) => {
    await page.goto("/cars-for-sale");
    await hydratePage(page);
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "Not found" }));
    const reloaded = page.waitForEvent("load");
    await page
      .getByRole("button", { name: /^Compare/ })
      .first()
      .click();
    await reloaded;
    await expect(page.getByRole("button", { name: /^Compare/ }).first()).toBeVisible();
  });
});
