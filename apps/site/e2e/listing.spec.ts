import type { Page } from "@playwright/test";
import { CORE, expect, test } from "./product/test.ts";
import { clickBelowCards } from "./shopper/click-below-cards.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

const results = (page: Page) => page.getByRole("region", { name: "Vehicles" });
const cards = (page: Page) => results(page).getByRole("article");
const total = async (page: Page) =>
  Number.parseInt((await results(page).getByRole("status").textContent()) ?? "", 10);
const vins = (page: Page) =>
  page.locator("[data-vin]").evaluateAll((all) => all.map((card) => card.getAttribute("data-vin")));
const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number >= numbers[at - 1]!);
const applied = (page: Page) => page.getByRole("list", { name: "Applied filters" });

test(
  "filters combine, show as chips and are removed one by one, with the address in sync",
  CORE,
  async ({ page, complaints }) => {
    await page.goto("/used-cars-for-sale");
    await hydratePage(page);
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

    const fresh = await page.context().newPage();
    await fresh.goto(page.url());
    await expect.poll(() => vins(page), "the address alone gives the same list").toEqual(await vins(fresh));
    await fresh.close();
    await page.reload();

    await hydratePage(page);
    await applied(page).getByRole("link", { name: "Remove Body style: SUVs" }).click();
    await expect(page).toHaveURL(/\/used-cars-for-sale\/trucks$/);
    await expect.poll(() => total(page)).toBe(trucks);
    await applied(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    await expect(applied(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test("a pressed row applies on mouse down, and releasing it elsewhere takes it back", async ({ page }) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  const all = await total(page);
  const filters = page.getByRole("form", { name: "Filters" });
  const row = filters.getByRole("checkbox", { name: /^SUVs/ });
  const press = async () => {
    await row.scrollIntoViewIfNeeded();
    const box = (await row.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
  };
  await press();
  await expect(page).toHaveURL(/\/cars-for-sale\/suvs$/);
  const suvs = await total(page);
  expect(suvs).toBeLessThan(all);
  await page.mouse.up();
  await expect(row, "the click does not untick it").toBeChecked();
  await expect(row).toBeFocused();

  await press();
  await expect(page).toHaveURL(/\/cars-for-sale$/);
  await page.mouse.move(900, 600);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/cars-for-sale\/suvs$/);
  await expect(row).toBeChecked();

  await row.press("Space");
  await expect(page).toHaveURL(/\/cars-for-sale$/);
  await expect.poll(() => total(page)).toBe(all);
});

test("controls keep what was typed before scripts, and show the list's values after Back", async ({
  page,
}) => {
  await page.goto("/cars-for-sale");
  const filters = page.getByRole("form", { name: "Filters" });
  const max = filters.getByRole("textbox", { name: "Max" });
  await max.fill("25000");
  await filters.getByRole("checkbox", { name: /^SUVs/ }).press("Space");
  await hydratePage(page);
  await expect(page).toHaveURL(/\/cars-for-sale\/suvs\/price-under-25000$/);
  await expect(max).toHaveValue("25,000");

  await max.fill("20000");
  await max.press("Enter");
  await expect(page, "the address is canonical").toHaveURL(/\/cars-for-sale\/suvs\/price-under-20000$/);
  await expect(max).toBeFocused();
  await applied(page)
    .getByRole("link", { name: /^Remove Body style/ })
    .click();
  await expect(page).toHaveURL(/\/cars-for-sale\/price-under-20000$/);
  await expect(applied(page).getByRole("link", { name: /^Remove Price/ }), "the next chip").toBeFocused();
  await applied(page)
    .getByRole("link", { name: /^Remove Price/ })
    .press("Enter");
  await expect(max).toHaveValue("");
  await expect(results(page).getByRole("status").locator("span")).toBeFocused();

  await page.goBack();
  await expect(max).toHaveValue("20,000");
  await page.getByRole("searchbox", { name: "Search these vehicles" }).fill("never sent");
  await page.goBack();
  await expect(filters.getByRole("checkbox", { name: /^SUVs/ })).toBeChecked();
});

test("a group that was open stays open when its last value is unticked", async ({ page }) => {
  await page.goto("/cars-for-sale?fuel-type=hybrid");
  await hydratePage(page);
  const hybrid = page.getByRole("form", { name: "Filters" }).getByRole("checkbox", { name: /^Hybrid/ });
  await hybrid.click();
  await expect(page).toHaveURL(/\/cars-for-sale$/);
  await expect(hybrid).toBeVisible();
});

test("back from a vehicle restores the list, scroll position and added pages", CORE, async ({ page }) => {
  await page.goto("/cars-for-sale/suvs");
  await hydratePage(page);
  await expect(cards(page)).toHaveCount(19);
  await clickBelowCards(page.getByRole("link", { name: "Show 19 more vehicles" }));
  await expect(cards(page)).toHaveCount(38);
  await expect(page).toHaveURL(/\/cars-for-sale\/suvs\?first-page=1&page=2$/);
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

  await page.reload();
  await expect(cards(page), "a reload keeps the added cards").toHaveCount(38);
  await hydratePage(page);
  await page.getByRole("link", { name: "Show 19 more vehicles" }).press("Enter");
  await expect(cards(page)).toHaveCount(57);
  const focused = page.locator("li:focus");
  await expect(focused.getByRole("article"), "a keyboard continues with the first added card").toHaveCount(1);
  expect(await focused.locator("[data-vin]").getAttribute("data-vin")).toBe((await vins(page))[38]);
  await page.goBack();
  await expect(page, "more cards are no history entry").not.toHaveURL(/cars-for-sale/);
});

test("page links navigate through the list", CORE, async ({ page }) => {
  await page.goto("/cars-for-sale");
  const first = await vins(page);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await clickBelowCards(pages.getByRole("link", { name: "Page 2", exact: true }));
  await expect(page).toHaveURL(/\?page=2$/);
  await expect.poll(async () => (await vins(page)).some((vin) => first.includes(vin))).toBe(false);
  await expect(page).toHaveTitle(/page 2/);
  await expect.poll(() => page.evaluate(() => scrollY), { message: "a page starts at its top" }).toBe(0);
});

test("each of the six sort orders sorts as labelled", async ({ page }) => {
  await page.goto("/used-cars-for-sale");
  await hydratePage(page);
  const sort = results(page).getByRole("button", { name: /^Sort by/ });
  await sort.click();
  await page.getByRole("link", { name: "Lowest mileage" }).click();
  await expect(page).toHaveURL(/sort=mileage$/);
  await expect(sort).toHaveText(/Lowest mileage/);
  const miles = async () => {
    const texts = await cards(page)
      .getByText(/[\d,]+ mi$/)
      .allTextContents();
    return texts.map((text) => Number(text.replace(/\D/g, "")));
  };
  await expect.poll(async () => isSorted(await miles()), { message: "further cards follow" }).toBe(true);
  expect(await miles()).toHaveLength(19);
  await sort.click();
  await expect(page.getByRole("list", { name: "Sort by" }).first().getByRole("link")).toHaveCount(7);
});

test("keywords with typing errors become filters, and the unknown word is named", async ({ page }) => {
  await page.goto("/cars-for-sale?terms=2000,0,700,60");
  await page
    .getByRole("searchbox", { name: "Search these vehicles" })
    .fill("mitsubshi awd under 30000 $600/mo sporty");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(
    /\/cars-for-sale\/mitsubishi\/price-under-30000\?payment=null,600&drivetrain=awd&terms=2000,0,700,60&unknown=sporty$/,
  );
  await expect(applied(page).getByRole("link", { name: /^Remove / })).toHaveText([
    "Ignored: “sporty”",
    "Make: Mitsubishi",
    "Drivetrain: All-wheel drive",
    "Price: under $30,000",
    "Payment: up to $600 a month",
  ]);
  const filters = page.getByRole("form", { name: "Filters" });
  await expect(filters.getByRole("checkbox", { name: /^Mitsubishi/ })).toBeChecked();
  await applied(page).getByRole("link", { name: "Remove Ignored: “sporty”" }).click();
  await expect(page).toHaveURL(/terms=2000,0,700,60$/);
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const title of await cards(page).getByRole("heading").allTextContents())
    expect(title).toContain("Mitsubishi");
  const facts = await cards(page).getByRole("list").allTextContents();
  expect(facts.length).toBeGreaterThan(0);
  for (const words of facts) expect(words).toMatch(/AWD|4WD/);
});

test("monthly payments filter, sort and follow to the vehicle by the shopper's terms", async ({ page }) => {
  await page.goto("/used-cars-for-sale?terms=2000,0,700,60");
  await hydratePage(page);
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByText("Monthly", { exact: true }).click();
  await expect(filters.getByRole("textbox", { name: "Max", exact: true })).toBeHidden();
  await expect(filters.getByText("Estimates by your terms: 60 mo, $2,000 down")).toBeVisible();
  await filters.getByRole("textbox", { name: "Max a month" }).fill("300");
  await filters.getByRole("textbox", { name: "Max a month" }).press("Enter");
  await expect(page).toHaveURL(/\/used-cars-for-sale\?payment=null,300&terms=2000,0,700,60$/);
  await results(page)
    .getByRole("button", { name: /^Sort by/ })
    .click();
  await page.getByRole("link", { name: "Lowest payment" }).first().click();
  await expect(page).toHaveURL(/payment=null,300&sort=payment&terms=2000,0,700,60$/);
  const paymentsOf = (texts: string[]) =>
    texts
      .flatMap((text) => /\$([\d,]+)\/mo/.exec(text)?.[1] ?? [])
      .map((amount) => Number(amount.replace(",", "")));
  const payments = async () => paymentsOf(await cards(page).allTextContents());
  await expect.poll(async () => isSorted(await payments()), { message: "further cards follow" }).toBe(true);
  const shown = await payments();
  expect(shown.length).toBeGreaterThan(5);
  expect(Math.max(...shown)).toBeLessThanOrEqual(300);
  await cards(page).getByRole("heading").first().getByRole("link").click();
  await expect(page).toHaveURL(/-[A-Z0-9]{17}\?terms=2000,0,700,60$/);
  await expect(page.getByText(`$${shown[0]}/mo est.`).first()).toBeVisible();
  await expect(page.getByLabel("Cash down").first()).toHaveValue("2000");
});

test("an empty list offers to remove each filter and shows vehicles without the first", async ({ page }) => {
  await page.goto("/cars-for-sale/price-under-5000?year=2014,2014&fuel-type=electricity");
  await expect(page.getByRole("heading", { name: "No vehicle matches all of this" })).toBeVisible();
  await expect(applied(page).getByRole("link", { name: /^Remove / })).toHaveCount(3);
  await expect(page.getByRole("heading", { name: /^\d+ vehicles? without “Fuel: Electric”$/ })).toBeVisible();
  await page.getByRole("link", { name: /^Fuel: Electric \d+ vehicle/ }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole("heading", { name: "No vehicle matches all of this" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a form; sort orders and chips are links", CORE, async ({ page }) => {
    await page.goto("/cars-for-sale/suvs");
    const filters = page.getByRole("form", { name: "Filters" });
    await filters.getByRole("checkbox", { name: /^Used/ }).click();
    await filters.getByRole("textbox", { name: "Max" }).first().fill("15000");
    await filters.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/\/used-cars-for-sale\/suvs\/price-under-15000$/);
    const some = await total(page);
    await results(page)
      .getByRole("button", { name: /^Sort by/ })
      .click();
    await page.getByRole("link", { name: "Lowest price" }).first().click();
    await expect(page).toHaveURL(/sort=priceLow$/);
    await clickBelowCards(page.getByRole("link", { name: "Show 19 more vehicles" }));
    await expect(page).toHaveURL(/page=2/);
    await applied(page).getByRole("link", { name: "Remove Price: under $15,000" }).click();
    expect(await total(page)).toBeGreaterThan(some);
  });
});
