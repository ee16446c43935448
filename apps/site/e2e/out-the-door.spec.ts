import type { Page } from "@playwright/test";
import { expect, productUrl, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";

const WORDS = {
  "": {
    link: "Out-the-door price sheet",
    title: "Out-the-door price",
    change: "Change ZIP or terms",
    zip: "Registration ZIP",
    down: "Cash down",
    update: "Update the sheet",
    total: "Out the door",
    unknown: "We have no tax rate for ZIP 63101",
    outside: "Your state’s tax applies",
    office: "Tax, title and registration",
  },
  "/es": {
    link: "Hoja del precio final, con impuestos",
    title: "Precio final con todo incluido",
    change: "Cambiar código postal o condiciones",
    zip: "Código postal",
    down: "Enganche",
    update: "Actualizar la hoja",
    total: "Precio final",
    unknown: "No tenemos la tasa de impuesto del código postal 63101",
    outside: "Se aplica el impuesto de su estado",
    office: "Impuestos, título y matrícula",
  },
};

/** Dollars of the line with this label, in cents. */
async function lineOf(page: Page, label: string): Promise<number> {
  const line = page.locator("article dl > div").filter({ has: page.getByText(label, { exact: true }) });
  const text = (await line.first().locator("dd").textContent()) ?? "";
  return Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
}

for (const [prefix, words] of Object.entries(WORDS)) {
  test(`without scripts a shopper gets the sheet, and changes ZIP and terms (${prefix || "/en"})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: productUrl(),
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const { pathname } = new URL((await lockedCar()).url);
    await page.goto(`${prefix}${pathname}?terms=2000,0,700,60`);
    const shown = await page
      .getByText(/^\$[\d,]+\/(mo|mes) est\.$/)
      .first()
      .textContent();
    await page.getByRole("link", { name: words.link }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    expect(new URL(page.url()).search).toMatch(/^\?terms=2000,0,700,60&zip=658\d\d$/);
    // The same figure as the vehicle's page, and nothing leaves the screen.
    await expect(page.locator("article").getByText(shown ?? "none", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const total = await lineOf(page, words.total);
    expect(total).toBeGreaterThan(await lineOf(page, words.office));

    await page.locator("summary", { hasText: words.change }).click();
    await page.getByLabel(words.zip, { exact: true }).fill("65721-0001");
    await page.getByLabel(words.down, { exact: true }).fill("5000");
    await page.getByRole("button", { name: words.update }).click();
    expect(new URL(page.url()).search).toBe("?terms=5000,0,700,60&zip=65721");
    // Another rate of the same price, and not the cash down, changes the total.
    expect(await lineOf(page, words.total)).toBeGreaterThan(total);

    // A sheet without a figure opens its form.
    await page.locator("summary", { hasText: words.change }).click();
    await page.getByLabel(words.zip, { exact: true }).fill("63101");
    await page.getByRole("button", { name: words.update }).click();
    await expect(page.getByText(words.unknown)).toBeVisible();
    await page.getByLabel(words.zip, { exact: true }).fill("10001");
    await page.getByRole("button", { name: words.update }).click();
    await expect(page.getByText(words.outside)).toBeVisible();
    await expect(page.locator("article").getByText(words.office, { exact: true })).toHaveCount(0);
    await context.close();
  });
}

test("the link is copied, paper has the sheet alone, and an unlock changes the price", async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const car = await lockedCar();
  const sheet = `/out-the-door/${car.vin}?terms=2000,0,700,60&zip=65803`;
  await page.goto(sheet);
  await hydratePage(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sheet);

  await expect(page.getByText("This sheet uses the retail price.")).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), page.locator("summary")])
    await expect(hidden.first()).toBeHidden();
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  await page.emulateMedia({ media: null, colorScheme: null });

  const locked = await lineOf(page, "Out the door");
  const pairs = (await unlockByApi()).split("; ").map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: productUrl() })));
  await page.goto(sheet);
  await expect(page.getByText("This sheet uses the retail price.")).toHaveCount(0);
  expect(await lineOf(page, "Out the door")).toBeLessThan(locked);
  expect(complaints).toEqual([]);
});

test("is not indexed, is shared by all visitors, and holds nothing of one", async ({ request }) => {
  const { vin } = await lockedCar();
  const address = `${productUrl()}/out-the-door/${vin}?zip=65804`;
  const first = await request.get(address);
  expect(await first.text()).toContain('<meta name="robots" content="noindex"');
  expect(first.headers()["cache-control"]).not.toContain("no-store");
  const etag = first.headers()["etag"] ?? "";
  const again = await request.get(address, { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
});
