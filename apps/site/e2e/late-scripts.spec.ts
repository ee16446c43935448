import type { Page, Route } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";

/** Holds back all scripts that are requested from now on; each is continued or fails with `end`. */
async function holdNewScripts(page: Page) {
  const held: Route[] = [];
  let then: ((route: Route) => Promise<void>) | undefined;
  await page.route(/\/_next\/static\/.*\.js(\?|$)/, async (route) => {
    if (then) await then(route);
    else held.push(route);
  });
  const end = async (how: (route: Route) => Promise<void>) => {
    then = how;
    await Promise.all(held.splice(0).map(how));
  };
  return {
    arrive: () => end((route) => route.continue()),
    fail: () => end((route) => route.abort()),
  };
}

const vehiclePath = async () => new URL((await lockedCar()).url).pathname;

for (const { locale, enlarge, failed } of [
  { locale: "", enlarge: "Enlarge the pictures", failed: "The large pictures did not load. Try again." },
  {
    locale: "/es",
    enlarge: "Ampliar las imágenes",
    failed: "Las imágenes grandes no se cargaron. Inténtelo otra vez.",
  },
]) {
  test(`the gallery's button is busy, fails and works again at ${locale || "/en"}`, async ({ page }) => {
    await page.goto(locale + (await vehiclePath()));
    await hydratePage(page);
    const scripts = await holdNewScripts(page);
    const button = page.getByRole("button", { name: enlarge });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await scripts.fail();
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");

    await scripts.arrive();
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
}

test("an image that is tapped while the lightbox loads opens in it", async ({ page }) => {
  await page.goto(await vehiclePath());
  await hydratePage(page);
  const scripts = await holdNewScripts(page);
  await page.locator("#gallery-photo-1 img").click();
  await expect(page.getByRole("button", { name: "Enlarge the pictures" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await scripts.arrive();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a calculator is busy until its code comes, and counts the first change", async ({ page }) => {
  await page.goto("/auto-financing");
  await hydratePage(page);
  const scripts = await holdNewScripts(page);
  const result = page.getByRole("region", { name: "Your estimate" });
  await expect(result).not.toHaveAttribute("aria-busy");
  const equity = page.getByRole("spinbutton", { name: "Trade equity" });
  await equity.fill("10000");
  await expect(result).toHaveAttribute("aria-busy", "true");
  await scripts.arrive();
  await expect(page.locator("#payment").getByText("$15,200")).toBeVisible();
  await expect(result).not.toHaveAttribute("aria-busy");
});

test("a calculator whose code does not come submits to the server", async ({ page }) => {
  await page.goto("/auto-financing");
  await hydratePage(page);
  const scripts = await holdNewScripts(page);
  const update = page.getByRole("button", { name: "Update estimate" });
  await expect(update).toBeHidden();
  await page.getByRole("spinbutton", { name: "Trade equity" }).fill("10000");
  await scripts.fail();
  await expect(update).toBeVisible();
  await expect(page.getByRole("region", { name: "Your estimate" })).not.toHaveAttribute("aria-busy");
  await update.click();
  await expect(page.locator("#payment").getByText("$15,200")).toBeVisible();
});

test("the unlock dialog is there while its step loads; if it does not come, the page opens", async ({
  page,
}) => {
  await page.goto(await vehiclePath());
  await hydratePage(page);
  const scripts = await holdNewScripts(page);
  const link = page.getByRole("main").getByRole("link", { name: "Unlock the price" }).first();
  await link.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(/loading/i);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await link.click();
  await expect(dialog).toBeVisible();
  await scripts.fail();
  await expect(page).toHaveURL(/\/unlock\?vin=/);
});
