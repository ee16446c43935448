import type { Locator, Page } from "@playwright/test";
import { ownNetwork } from "./product/network.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const TERMS = "2500,4500,600,60";
const ENGLISH = /60 mo, [\d.]+% APR, \$2,500 down, \$4,500 trade equity, score 600–619, fees included/;
const SPANISH =
  /60 meses, [\d.]+.% APR, \$2,500 de enganche, \$4,500 de auto a cuenta, puntaje de 600–619, cargos incluidos/;

const paymentIn = async (place: Page | Locator): Promise<string> => {
  const texts = place.getByText(/^\$[\d,]+\/(mo|mes) est\.$/);
  await expect(texts.first()).toBeVisible();
  return ((await texts.first().textContent()) ?? "").replace(/\/.*/, "");
};
const bar = (page: Page) => page.getByRole("region", { name: /^(Your terms|Sus condiciones)$/ });
const card = (page: Page) => page.locator("article[data-vin]").first();
const result = (page: Page) => page.getByRole("region", { name: /^(Your estimate|Su cálculo)$/ });
const compared = (page: Page, label: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) })
    .getByRole("cell")
    .first();
const savedRow = (page: Page) =>
  page
    .getByRole("region", { name: /^Saved vehicles/ })
    .getByRole("listitem")
    .first();
const sheetLink = (page: Page) =>
  page.getByRole("link", { name: /^(Out-the-door price sheet|Hoja del precio final)/ });

test("one payment on list, vehicle page, calculator, comparison, saved vehicles and sheet", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  await page.evaluate((terms) => sessionStorage.setItem("payment-terms", terms), TERMS);
  await page.goto("/new-cars-for-sale");
  await expect(page).toHaveURL(`/new-cars-for-sale?terms=${TERMS}`);
  const vin = (await card(page).getAttribute("data-vin"))!;
  const payment = await paymentIn(card(page));
  await expect(card(page)).toContainText(ENGLISH);

  await hydratePage(page);
  await card(page)
    .getByRole("button", { name: /^Save / })
    .click();
  for (const at of [0, 1])
    await page
      .locator("article[data-vin]")
      .nth(at)
      .getByRole("button", { name: /^Compare / })
      .click();
  await page.getByRole("link", { name: "Compare 2 vehicles" }).click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?vehicles=${vin},\\w{17}&terms=${TERMS}$`));
  await expect(bar(page)).toContainText("$2,500 down · $4,500 trade · score 600–619 · 60 months");
  await expect(compared(page, "Payment, est.")).toContainText(payment);
  await expect(compared(page, "Payment, est.")).toContainText(ENGLISH);

  await page.locator(`main a[href*="${vin}?terms="]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${vin}\\?terms=${TERMS}$`));
  expect(await paymentIn(page)).toBe(payment);
  expect(await paymentIn(result(page))).toBe(payment);
  await sheetLink(page).click();
  await expect(page).toHaveURL(new RegExp(`/out-the-door/${vin}\\?terms=${TERMS}&zip=`));
  expect(await paymentIn(page.locator("article"))).toBe(payment);
  await page.goto("/saved");
  await expect(savedRow(page)).toContainText(`${payment}/mo est. Your terms: 60 mo`);
  await expect(savedRow(page)).toContainText(ENGLISH);
  const viewed = page.getByRole("region", { name: /^Recently viewed/ }).getByRole("link");
  await expect(viewed).toHaveAttribute("href", new RegExp(`${vin}\\?terms=${TERMS}$`));

  // A change in the calculator is a change of the terms.
  await savedRow(page).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${vin}\\?`));
  await hydratePage(page);
  await page.getByRole("radio", { name: "48" }).first().check();
  await expect(result(page)).not.toContainText(payment);
  const changed = await paymentIn(result(page));
  await expect(page).toHaveURL(/terms=2500,4500,600,48$/);
  await sheetLink(page).click();
  await expect(page).toHaveURL(/\?terms=2500,4500,600,48&zip=/);
  expect(await paymentIn(page.locator("article"))).toBe(changed);
  await page.goto("/saved");
  await expect(savedRow(page)).toContainText(`${changed}/mo est. Your terms: 48 mo`);

  await page.goto(`/compare?vehicles=${vin}`);
  await expect(page).toHaveURL(`/compare?vehicles=${vin}&terms=2500,4500,600,48`);
  expect(await paymentIn(card(page))).toBe(changed);
  await hydratePage(page);
  await bar(page).getByRole("link", { name: "Remove" }).click();
  await expect(page).toHaveURL(`/compare?vehicles=${vin}`);
  await expect(bar(page)).toHaveCount(0);
  await page.goto("/saved");
  await expect(savedRow(page)).toContainText(/est\. 72 mo/);
  expect(complaints).toEqual([]);
});

test("the page follows its calculator, which keeps its fields", async ({ page, complaints }) => {
  await page.goto(`/new-cars-for-sale?terms=${TERMS}`);
  await card(page).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/new-cars-for-sale\/./);
  await hydratePage(page);
  const months = (count: number) => page.getByRole("radio", { name: String(count) }).first();
  const editedMonths = bar(page).getByLabel("Term in months");
  const similar = page.locator("#similar article");
  await expect(similar.first()).toContainText("Your terms: 60 mo");
  const before = await paymentIn(result(page));

  // The page by the first change comes after the second change.
  let release = () => {};
  const isChangedAgain = new Promise<void>((resolve) => (release = resolve));
  await page.route(/terms=2500,4500,600,48.*_rsc=/, async (route) => {
    await isChangedAgain;
    await route.continue();
  });
  await months(48).check();
  await expect(page).toHaveURL(/terms=2500,4500,600,48$/);
  await months(36).check();
  await expect(page).toHaveURL(/terms=2500,4500,600,36$/);
  release();
  await expect(similar.first()).toContainText("Your terms: 36 mo");
  await expect(months(36)).toBeChecked();
  await expect(months(36)).toBeFocused();
  await expect(bar(page)).toContainText("36 months");
  await expect(editedMonths).toHaveValue("36");

  await page.getByRole("button", { name: "Start over" }).click();
  await expect(similar.first()).toContainText("Your terms: 60 mo");
  expect(await paymentIn(result(page))).toBe(before);

  // Terms of the bar replace those of the calculator.
  await months(48).check();
  await expect(editedMonths).toHaveValue("48");
  await bar(page).getByText("Edit", { exact: true }).click();
  await editedMonths.selectOption("24");
  await bar(page).getByRole("button", { name: "Update payments" }).click();
  await expect(months(24)).toBeChecked();
  await expect(similar.first()).toContainText("Your terms: 24 mo");
  const edited = await paymentIn(result(page));

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/^[^?]+\/new-cars-for-sale\?terms=2500,4500,600,24$/);
  await page.goBack();
  await expect(bar(page)).toContainText("24 months");
  expect(await paymentIn(result(page))).toBe(edited);
  expect(complaints).toEqual([]);
});

test("the sheet follows a calculator on example terms", async ({ page }) => {
  await page.goto("/new-cars-for-sale");
  await card(page).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/new-cars-for-sale\/./);
  await hydratePage(page);
  await expect(sheetLink(page)).toHaveAttribute("href", /^\/out-the-door\/\w{17}\?zip=\d+$/);
  const before = await paymentIn(result(page));
  await page.getByRole("radio", { name: "48" }).first().check();
  await expect(result(page)).not.toContainText(before);
  const changed = await paymentIn(result(page));
  await sheetLink(page).click();
  await expect(page).toHaveURL(/\/out-the-door\/\w{17}\?terms=\d+,0,850,48&zip=\d+$/);
  expect(await paymentIn(page.locator("article"))).toBe(changed);
});

test("Back to saved vehicles shows the payment by terms that were edited since", async ({ page }) => {
  await page.goto(`/new-cars-for-sale?terms=${TERMS}`);
  await hydratePage(page);
  await card(page)
    .getByRole("button", { name: /^Save / })
    .click();
  await page.goto(`/saved?terms=${TERMS}`);
  await expect(savedRow(page)).toContainText(ENGLISH);
  await page.goto("/saved");
  await expect(savedRow(page), "terms of an address are not stored").toContainText(/est\. 72 mo/);
  await page.evaluate(() => sessionStorage.setItem("payment-terms", "0,0,700,36"));
  await page.goto("/");
  await page.goBack();
  await expect(savedRow(page)).toContainText("Your terms: 36 mo");
});

test("Access Granted has the payment of the list behind it", async ({ page, context }) => {
  const pairs = (await unlockByApi()).split("; ").map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: productUrl() })));
  const list = `/new-cars-for-sale?terms=${TERMS}`;
  await page.goto(list);
  const vin = await card(page).getAttribute("data-vin");
  const payment = await paymentIn(card(page));
  await page.goto(`/unlock/granted?vin=${vin}&next=${encodeURIComponent(list)}`);
  expect(await paymentIn(page.getByRole("main"))).toBe(payment);
  await expect(page.getByRole("main")).toContainText("Your terms: 60 mo");
  await page.getByRole("link", { name: /^See / }).click();
  await expect(page).toHaveURL(new RegExp(`${vin}\\?terms=${TERMS}$`));
  expect(await paymentIn(page)).toBe(payment);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one payment by address, edited and removed on the comparison", async ({ page }) => {
    await page.goto(`/es/new-cars-for-sale?terms=${TERMS}`);
    const vins = await page
      .locator("article[data-vin]")
      .evaluateAll((cards) => cards.slice(0, 2).map((one) => one.getAttribute("data-vin")));
    const vehicles = vins.join();
    const payment = await paymentIn(card(page));
    await page.goto(`/es/compare?vehicles=${vehicles}&terms=${TERMS}`);
    await expect(compared(page, "Pago estimado")).toContainText(payment);
    await expect(compared(page, "Pago estimado")).toContainText(SPANISH);
    await expect(bar(page)).toContainText("puntaje de 600–619");

    await page.locator(`main a[href*="${vins[0]}?terms="]`).first().click();
    expect(await paymentIn(page)).toBe(payment);
    expect(await paymentIn(result(page))).toBe(payment);
    await sheetLink(page).click();
    expect(await paymentIn(page.locator("article"))).toBe(payment);

    await page.goto(`/es/compare?vehicles=${vehicles}&terms=${TERMS}`);
    await bar(page).getByText("Cambiar", { exact: true }).click();
    await bar(page).getByLabel("Enganche").fill("1500");
    await bar(page).getByRole("button", { name: "Actualizar los pagos" }).click();
    await expect(page).toHaveURL(`/es/compare?vehicles=${vehicles}&terms=1500,4500,600,60`);
    await expect(compared(page, "Pago estimado")).toContainText("$1,500 de enganche");
    await bar(page).getByRole("link", { name: "Quitar", exact: true }).click();
    await expect(page).toHaveURL(`/es/compare?vehicles=${vehicles}#no-terms`);
    await expect(page.getByRole("link", { name: /condiciones/ }).first()).toHaveAttribute(
      "href",
      /^\/es\/my-terms\?next=%2Fes%2Fcompare%3Fvehicles/,
    );
  });
});
