import type { Page } from "@playwright/test";
import { rawRequest } from "./product/raw-request.ts";
import { expect, test } from "./product/test.ts";
import { wakeThePage } from "./shopper/wake-the-page.ts";

const results = (page: Page) => page.getByRole("region", { name: "Vehicles" });
const cards = (page: Page) => results(page).getByRole("article");
const total = async (page: Page) =>
  Number.parseInt((await results(page).getByRole("status").textContent()) ?? "", 10);
const vins = (page: Page) =>
  page.locator("[data-vin]").evaluateAll((all) => all.map((card) => card.getAttribute("data-vin")));
const applied = (page: Page) => page.getByRole("list", { name: "Applied filters" });

test("filters combine, show as chips and come off one by one, keeping the address in step", async ({
  page,
  complaints,
}) => {
  await page.goto("/used-cars-for-sale");
  await wakeThePage(page);
  const all = await total(page);
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByRole("checkbox", { name: /^Trucks/ }).click();
  await expect(page).toHaveURL(/\/used-cars-for-sale\/trucks$/);
  await expect(cards(page)).not.toHaveCount(0);
  const trucks = await total(page);
  await filters.getByRole("checkbox", { name: /^SUVs/ }).click();
  await expect(page).toHaveURL(/\/used-cars-for-sale\/suvs\/trucks$/);
  await expect.poll(() => total(page)).toBeGreaterThan(trucks);
  expect(trucks).toBeLessThan(all);
  await expect(filters.getByRole("checkbox", { name: /^Trucks/ })).toBeChecked();

  const before = await vins(page);
  await page.reload();
  expect(await vins(page), "the address alone gives the same list").toEqual(before);

  await wakeThePage(page);
  await applied(page).getByRole("link", { name: "Remove Body style: SUVs" }).click();
  await expect(page).toHaveURL(/\/used-cars-for-sale\/trucks$/);
  await expect.poll(() => total(page)).toBe(trucks);
  await applied(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/cars-for-sale$/);
  await expect(applied(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("back from a vehicle restores list, place and added pages", async ({ page }) => {
  await page.goto("/cars-for-sale/suvs");
  await wakeThePage(page);
  await expect(cards(page)).toHaveCount(19);
  await page.getByRole("link", { name: "Show 19 more vehicles" }).click();
  await expect(cards(page)).toHaveCount(38);
  await expect(page).toHaveURL(/\/cars-for-sale\/suvs$/);
  await expect(results(page).getByText(/^Showing 1–38 of /)).toBeVisible();
  expect(new Set(await vins(page)).size, "no vehicle twice").toBe(38);

  const card = cards(page).nth(30);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/-[A-Z\d]{17}$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(38);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
});

test("page links lead through the list", async ({ page }) => {
  await page.goto("/cars-for-sale");
  const first = await vins(page);
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect.poll(async () => (await vins(page)).some((vin) => first.includes(vin))).toBe(false);
  await expect(page).toHaveTitle(/page 2/);
  await expect.poll(() => page.evaluate(() => scrollY), { message: "a page starts at its top" }).toBe(0);
});

test("six orders, each as its name says", async ({ page }) => {
  await page.goto("/used-cars-for-sale");
  await wakeThePage(page);
  const sort = results(page).getByRole("button", { name: /^Sort by/ });
  await sort.click();
  await page.getByRole("link", { name: "Lowest mileage" }).click();
  await expect(page).toHaveURL(/sort=mileage$/);
  await expect(sort).toHaveText(/Lowest mileage/);
  const miles = await cards(page)
    .getByText(/[\d,]+ mi$/)
    .allTextContents();
  const numbers = miles.map((text) => Number(text.replace(/\D/g, "")));
  expect(numbers).toHaveLength(19);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await sort.click();
  await expect(page.getByRole("list", { name: "Sort by" }).first().getByRole("link")).toHaveCount(6);
});

test("keywords are understood, slips and all", async ({ page }) => {
  await page.goto("/cars-for-sale");
  await page.getByRole("searchbox", { name: "Search these vehicles" }).fill("mitsubshi awd under 30000");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=/);
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const title of await cards(page).getByRole("heading").allTextContents())
    expect(title).toContain("Mitsubishi");
  const facts = await cards(page).getByRole("list").allTextContents();
  expect(facts.length).toBeGreaterThan(0);
  for (const words of facts) expect(words).toMatch(/AWD|4WD/);
});

test("when nothing fits, each filter can be taken off and close ones are shown", async ({ page }) => {
  await page.goto("/cars-for-sale/price-under-5000?year=2014,2014&fuel-type=electricity");
  await expect(page.getByRole("heading", { name: "No vehicle matches all of this" })).toBeVisible();
  await expect(applied(page).getByRole("link", { name: /^Remove / })).toHaveCount(3);
  await page.getByRole("link", { name: /^Fuel: Electric \d+ vehicle/ }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole("heading", { name: "No vehicle matches all of this" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a form, order and chips are links", async ({ page }) => {
    await page.goto("/cars-for-sale/suvs");
    const filters = page.getByRole("form", { name: "Filters" });
    await filters.getByRole("checkbox", { name: /^Used/ }).click();
    await filters.getByLabel("Max").fill("15000");
    await filters.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/\/used-cars-for-sale\/suvs\/price-under-15000$/);
    const some = await total(page);
    await results(page)
      .getByRole("button", { name: /^Sort by/ })
      .click();
    await page.getByRole("link", { name: "Lowest price" }).first().click();
    await expect(page).toHaveURL(/sort=priceLow$/);
    await page.getByRole("link", { name: "Show 19 more vehicles" }).click();
    await expect(page).toHaveURL(/page=2/);
    await applied(page).getByRole("link", { name: "Remove Price: under $15,000" }).click();
    expect(await total(page)).toBeGreaterThan(some);
  });
});

test("every list has one address", async () => {
  for (const [from, to] of [
    ["/cars-for-sale/", "/cars-for-sale"],
    ["/cars-for-sale?bodystyle=suvs", "/cars-for-sale/suvs"],
    ["/cars-for-sale/trucks/suvs", "/cars-for-sale/suvs/trucks"],
    ["/cars-for-sale?condition=used", "/used-cars-for-sale"],
    ["/cars-for-sale?sort=newest&page=1", "/cars-for-sale"],
    ["/search-vehicles", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/bodystyle/suvs", "/cars-for-sale/suvs"],
  ] as const) {
    const { status, headers } = await rawRequest(from);
    expect([status, headers["location"]], from).toEqual([308, to]);
  }
  const beyond = await rawRequest("/cars-for-sale?page=999");
  expect([beyond.status, beyond.headers["location"]]).toEqual([
    307,
    expect.stringMatching(/^\/cars-for-sale\?page=\d\d$/),
  ]);
  for (const path of ["/-cars-for-sale", "/cars-for-sale/spaceships", "/old-cars-for-sale"])
    expect((await rawRequest(path)).status, path).toBe(404);
});
