import { validateAdf } from "@forecourt/adf/testing";
import type { Locator, Page } from "@playwright/test";
import type { Mailbox } from "./product/mailbox.ts";
import { ownNetwork } from "./product/network.ts";
import { codeFor, newPhone } from "./product/phone-code.ts";
import { CORE, expect, test } from "./product/test.ts";
import type { ApiVehicle } from "./shopper/hidden-prices.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { inDollars, lockedCar, priceFor } from "./shopper/locked-car.ts";
import { typeSlowly } from "./shopper/type-slowly.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

let car: ApiVehicle;
let path: string;

test.beforeAll(async () => {
  car = await lockedCar();
  path = new URL(car.url).pathname;
});

const buyBox = (page: Page) => page.getByRole("region", { name: "Price and contact" });

/** Opens the unlock from a locked vehicle page with the retail price. */
async function askForThePrice(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
  await page.goto(path);
  await expect(buyBox(page).getByText(inDollars(car.price!), { exact: true }).first()).toBeVisible();
  await expect(buyBox(page).getByText("Our price is one step away")).toBeVisible();
  if (scripts) await hydratePage(page);
  await buyBox(page).getByRole("link", { name: "Unlock the price" }).click();
}

/** Sends the unlock form; the dealership gets the lead before the phone is verified. */
async function giveDetails(form: Locator, mailbox: Mailbox): Promise<string> {
  const phone = newPhone();
  const email = `theo.${phone}@example.com`;
  await form.getByLabel("First name").fill("Théo");
  await form.getByLabel("Last name").fill("Marchetti");
  await form.getByLabel("Email").clear();
  await typeSlowly(form.getByLabel("Email"), email);
  await form.getByLabel(/phone$/i).fill(phone);
  await form.getByRole("button", { name: "Show me the price" }).click();
  await expect(form.getByLabel("6-digit code")).toBeVisible();
  const lead = await mailbox.mailWith(email);
  expect(validateAdf(lead.email.text ?? "")).toEqual([]);
  expect(lead.email.text).toContain(car.vin);
  return codeFor(phone);
}

/** Enters a wrong code, which shows an error, then the right one. */
async function enterCode(form: Locator, code: string): Promise<void> {
  const send = async (value: string) => {
    await form.getByLabel("6-digit code").fill(value);
    await form.getByRole("button", { name: "Confirm" }).click();
  };
  await send("");
  await expect(form.getByText("Code is required").first()).toBeVisible();
  await send("12");
  await expect(form.getByText("Code must be 6 digits").first()).toBeVisible();
  await send(code === "123456" ? "654321" : "123456");
  await expect(form.getByText("That code is not right.").first()).toBeVisible();
  await send(code);
}

/** Expects unlocked prices on the page and in lists, equal to those of the API. */
async function expectOpen(page: Page): Promise<void> {
  const price = await priceFor(page.request, car);
  expect(price).toBeLessThan(car.price!);
  await expect(buyBox(page).getByText(inDollars(price), { exact: true }).first()).toBeVisible();
  await expect(buyBox(page).getByRole("link", { name: "Unlock the price" })).toHaveCount(0);
  await page.goto(`/cars-for-sale?q=${car.vin}`);
  const card = page.locator(`[data-vin="${car.vin}"]`);
  await expect(card.getByText(inDollars(price), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Unlock" })).toHaveCount(0);
}

test(
  "the unlock dialog opens every price after the form and the code",
  CORE,
  async ({ page, mailbox, complaints }) => {
    await askForThePrice(page, { scripts: true });
    const dialog = page.getByRole("dialog", { name: "Unlock prices" });
    await expect(dialog.getByRole("heading", { name: "Unlock the price" })).toBeFocused();
    await enterCode(dialog, await giveDetails(dialog, mailbox));
    await expect(dialog.getByRole("heading", { name: "Access Granted!" })).toBeFocused();
    await expect(
      dialog.getByText(inDollars(await priceFor(page.request, car)), { exact: true }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname, "the page is still the same").toBe(path);
    await page.keyboard.press("Escape");
    await expectOpen(page);
    // The browser logs the 422 response of a wrong code as an error.
    expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
  },
);

test("prices open without a reload, also on pages visited before", async ({ page, mailbox }) => {
  await page.goto(`/cars-for-sale?q=${car.vin}`);
  await hydratePage(page);
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  const card = page.locator(`[data-vin="${car.vin}"]`);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${car.vin}$`));
  await expect(buyBox(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  await buyBox(page).getByRole("link", { name: "Unlock the price" }).click();
  const dialog = page.getByRole("dialog", { name: "Unlock prices" });
  await expect(dialog).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await enterCode(dialog, await giveDetails(dialog, mailbox));
  await expect(dialog.getByRole("heading", { name: "Access Granted!" })).toBeFocused();
  await dialog.getByRole("link", { name: /^See this/ }).click();

  const price = inDollars(await priceFor(page.request, car));
  await expect(buyBox(page).getByText(price, { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.goBack();
  await expect(card.getByText(price, { exact: true })).toBeVisible();
  await page.goForward();
  await expect(buyBox(page).getByText(price, { exact: true }).first()).toBeVisible();
  expect(loads).toEqual([]);
});

test("invalid details show errors at their fields", async ({ page }) => {
  await askForThePrice(page, { scripts: true });
  const dialog = page.getByRole("dialog", { name: "Unlock prices" });
  await dialog.getByLabel("Email").fill("theo@");
  await dialog.getByRole("button", { name: "Show me the price" }).click();
  await expect(dialog.getByText("There is a problem")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(dialog.getByLabel("First name")).toHaveAccessibleDescription(/Enter your first name\./);
});

test("the dialog opens before its step has come; without it the page opens", async ({ page }) => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/customer\/unlockStep/, async (route) => {
    await released;
    await route.abort();
  });
  await askForThePrice(page, { scripts: true });
  const dialog = page.getByRole("dialog", { name: "Unlock prices" });
  await expect(dialog.getByRole("status")).toHaveText("Loading the form");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(buyBox(page).getByRole("link", { name: "Unlock the price" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/unlock\?/);
  await expect(page.getByRole("main").getByLabel("Email")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the steps of the unlock are pages", CORE, async ({ page, mailbox }) => {
    await askForThePrice(page, { scripts: false });
    await expect(page).toHaveURL(/\/unlock\?/);
    const main = page.getByRole("main");
    await main.getByLabel("Email").fill("theo@");
    await main.getByRole("button", { name: "Show me the price" }).click();
    await expect(main.getByText("There is a problem")).toBeVisible();
    await expect(main.getByLabel("Email"), "what was typed is still there").toHaveValue("theo@");
    await enterCode(main, await giveDetails(main, mailbox));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Granted!");
    await main.getByRole("link", { name: /^See this/ }).click();
    await expectOpen(page);
  });
});
