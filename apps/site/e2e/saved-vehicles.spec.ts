import type { Page } from "@playwright/test";
import { choiceCookie } from "../src/shared/consent/consent-cookie.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { holdScripts } from "./shopper/hold-scripts.ts";
import { hydratePage, untilHydrated } from "./shopper/hydrate-page.ts";
import { notedShifts, watchShifts } from "./shopper/layout-shifts.ts";
import { tabTo } from "./shopper/tab-to.ts";

const hearts = (page: Page) => page.getByRole("article").getByRole("button", { name: /^(Save|Guardar) / });
const toggles = (page: Page) =>
  page.getByRole("article").getByRole("button", { name: /^(Compare|Comparar) / });
const tray = (page: Page) =>
  page.getByRole("region", { name: /^(Vehicles to compare|Vehículos por comparar)$/ });

async function allowFunctional(page: Page): Promise<void> {
  const [cookie = ""] = choiceCookie("allowCookies", "essential,functional", false).split(";");
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: productUrl() }]);
}

test("a first tap before the scripts run is kept; with consent it stays on the device", async ({
  page,
  context,
}) => {
  await allowFunctional(page);
  const release = await holdScripts(page);
  await page.goto("/cars-for-sale");
  const heart = hearts(page).first();
  const name = (await heart.getAttribute("aria-label"))!.replace("Save ", "");
  await heart.click();
  await toggles(page).nth(1).press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  release();
  await untilHydrated(page);
  await expect(page.getByRole("link", { name: "Saved vehicles: 1" })).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(tray(page).getByRole("listitem")).toHaveCount(1);

  // Another tab of the browser, a day later.
  const other = await context.newPage();
  await other.goto("/saved");
  await expect(other.getByText("Kept on this device")).toBeVisible();
  const row = other.getByRole("region", { name: /^Saved vehicles/ }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(name);
  await expect(row).toContainText(/\$[\d,]+/);
  await row.getByRole("button", { name: /^Remove / }).click();
  await expect(other.getByText("Nothing saved yet")).toBeVisible();
  await expect(other.getByRole("heading", { name: /^Saved vehicles/ })).toBeFocused();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("without consent vehicles are of this visit, also those that were viewed", async ({ page, browser }) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  await hearts(page).first().click();
  await page.getByRole("article").nth(2).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/for sale/);
  const viewed = (await page.getByRole("heading", { level: 1 }).textContent())!;
  await page.goto("/saved");
  await expect(page.getByText("Kept for this visit")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Saved vehicles/ }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: /^Recently viewed/ })).toContainText(viewed);
  await page.reload();
  await expect(page.getByRole("region", { name: /^Saved vehicles/ }).getByRole("listitem")).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("saved-vehicles"))).toBeNull();
  expect(await axeViolations(page)).toEqual([]);

  const stranger = await browser.newPage({ baseURL: productUrl() });
  await stranger.goto("/saved");
  await expect(stranger.getByText("Nothing saved yet")).toBeVisible();
  await stranger.close();
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    // By default each test has one of both widths.
    if (isThorough || width === 390)
      test("a vehicle's page ends with those viewed before, and nothing moves", async ({ page }) => {
        await page.addInitScript(watchShifts);
        await page.goto("/es/cars-for-sale");
        const links = page.getByRole("article").getByRole("heading").getByRole("link");
        const [first, second] = await links.evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).href),
        );
        const strip = page.getByRole("region", { name: "Vistos recientemente" });
        await page.goto(first!);
        await hydratePage(page);
        await page.waitForLoadState("networkidle");
        await expect(strip, "nothing else was viewed").toHaveCount(0);

        await page.goto(second!);
        await expect(strip).toHaveCount(0);
        await hydratePage(page);
        const link = strip.getByRole("listitem").getByRole("link");
        await expect(link).toHaveAttribute("href", new URL(first!).pathname);
        // At the end of the page the bar at the bottom covers nothing.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect(await axeViolations(page)).toEqual([]);
        expect(await notedShifts(page)).toEqual([]);
        await link.click();
        await expect(page).toHaveURL(first!);
        await expect(link).toHaveAttribute("href", new URL(second!).pathname);
      });

    if (isThorough || width === 1440)
      test("four vehicles are compared by keyboard alone, a fifth is refused", async ({ page }) => {
        await page.goto("/cars-for-sale");
        await hydratePage(page);
        for (const at of [0, 1, 2, 3]) {
          await tabTo(page, toggles(page).nth(at));
          await page.keyboard.press("Space");
        }
        await expect(tray(page).getByRole("status")).toHaveText("4 of 4 chosen");
        await tabTo(page, toggles(page).nth(4));
        await page.keyboard.press("Space");
        await expect(tray(page).getByRole("status")).toHaveText("Only 4 fit. Remove one first.");
        await expect(toggles(page).nth(4)).toHaveAttribute("aria-pressed", "false");
        const focused = (await toggles(page).nth(4).boundingBox())!;
        const { y } = (await tray(page).boundingBox())!;
        expect(focused.y + focused.height).toBeLessThanOrEqual(y + 1);
        expect(await axeViolations(page, { covered: true })).toEqual([]);

        await tray(page)
          .getByRole("button", { name: /^Remove / })
          .first()
          .press("Enter");
        await expect(tray(page)).toBeFocused();
        await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
        await tabTo(page, tray(page).getByRole("link", { name: "Compare 3 vehicles" }));
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { level: 1, name: "Compare 3 vehicles" })).toBeVisible();
        await expect(tray(page)).toHaveCount(0);
        await expect(page.getByRole("columnheader")).toHaveCount(4);
        const equal = page.getByText(/^Same on all 3/).first();
        await expect(equal).toBeVisible();
        await tabTo(page, page.getByRole("checkbox", { name: "Only differences" }));
        await page.keyboard.press("Space");
        await expect(equal).toBeHidden();
        expect(await axeViolations(page)).toEqual([]);

        await page
          .getByRole("link", { name: /^Remove / })
          .first()
          .press("Enter");
        await expect(page.getByRole("heading", { level: 1, name: "Compare 2 vehicles" })).toBeVisible();
        await page.getByRole("link", { name: "Add a vehicle" }).press("Enter");
        await expect(tray(page).getByRole("status")).toHaveText("2 of 4 chosen");
      });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison works by its address, and nothing is offered that does not", async ({
    page,
    request,
  }) => {
    await page.goto("/es/cars-for-sale");
    await expect(hearts(page).first()).toBeHidden();
    await expect(toggles(page).first()).toBeHidden();
    const list = await request.get("/api/v1/store-group/larkspur/website/vehicles?condition=used");
    const vins = ((await list.json()) as { vehicles: { vin: string }[] }).vehicles.map(({ vin }) => vin);
    const [a = "", b = ""] = vins;
    await page.goto(`/es/compare?vehicles=${a},${a},${b.toLowerCase()}&terms=2000,0,700,60`);
    expect(new URL(page.url()).search).toBe(`?vehicles=${a},${b}&terms=2000,0,700,60`);
    await expect(page.getByRole("heading", { level: 1, name: "Comparar 2 vehículos" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Pago estimado", exact: true })).toBeVisible();
    await expect(page.getByText(/^Sus condiciones: 60 meses/).first()).toBeVisible();
    const equal = page.getByText(/^Igual en los dos/).first();
    await equal.click();
    await page.getByRole("checkbox", { name: "Solo las diferencias" }).check();
    await expect(equal).toBeHidden();
    await page
      .getByRole("link", { name: /^Quitar / })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Un vehículo hasta ahora" })).toBeVisible();
    await page.goto("/es/saved");
    await expect(page.getByText(/^Para guardar se necesita JavaScript/)).toBeVisible();
  });
});
