import type { BrowserContext, Page } from "@playwright/test";
import { coreIf, expect, test } from "./product/test.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { consentStarted, waitInPage } from "./shopper/wait-in-page.ts";

// Visitors who have not chosen.
test.use({ storageState: { cookies: [], origins: [] } });

const words = {
  en: { path: "", title: "Your call on cookies", manage: "Manage", save: "Save & Continue" },
  es: {
    path: "/es",
    title: "Usted decide sobre las cookies",
    manage: "Administrar",
    save: "Guardar y continuar",
  },
};
const banner = (page: Page, title = words.en.title) => page.getByRole("region", { name: title });

async function consentCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

for (const [button, saved] of [
  ["Deny tracking cookies", "essential,functional,analytics"],
  ["Allow all cookies", "essential,functional,analytics,targeting"],
] as const) {
  test(
    `${button}: closes at once, saves after its delay, and does not ask again`,
    coreIf(button === "Deny tracking cookies"),
    async ({ page, context }) => {
      await page.goto("/");
      await consentStarted(page);
      expect(await consentCookies(context)).toEqual({});
      await banner(page).getByRole("button", { name: button }).click();
      await expect(banner(page)).toBeHidden();
      await expect.poll(() => consentCookies(context)).toMatchObject({ allowCookies: saved });
      const choice = button.startsWith("Deny") ? "deny" : "allow-all";
      expect((await consentCookies(context))["consentRecord"]).toMatch(
        new RegExp(`^2026-01~\\d{10}~en~${choice}~0$`),
      );
      await page.goto("/es/contact-us");
      await expect(banner(page, words.es.title)).toBeHidden();
    },
  );
}

test("a choice is saved at once when the visitor leaves the page", async ({ page, context }) => {
  await page.goto("/");
  await consentStarted(page);
  await banner(page).getByRole("button", { name: "Allow all cookies" }).click();
  await page.goto("/contact-us");
  expect(await consentCookies(context)).toMatchObject({ allowCookies: /targeting/ });
  await expect(banner(page)).toBeHidden();
});

for (const locale of ["en", "es"] as const) {
  const { path, title, manage, save } = words[locale];

  test(`Manage opens the preferences, which save what is on, in ${locale}`, async ({ page, context }) => {
    await page.goto(`${path}/contact-us`);
    const region = banner(page, title);
    await expect(region).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await region.getByRole("button", { name: manage }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch").nth(2).click();
    await dialog.getByRole("button", { name: save }).click();
    await expect(region).toBeHidden();
    await expect
      .poll(() => consentCookies(context))
      .toMatchObject({
        allowCookies: "essential,functional,targeting",
      });
  });

  test.describe(`without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      "the banner posts a choice and returns to its page; the footer's page changes it",
      coreIf(locale === "es"),
      async ({ page, context }) => {
        await page.goto(`${path}/legal/privacy-policy`);
        await expect(banner(page, title)).toBeHidden();
        await page.goto(`${path}/contact-us`);
        await banner(page, title).getByRole("button").nth(1).click();
        await expect(page).toHaveURL(new RegExp(`${path}/contact-us$`));
        await expect(banner(page, title)).toBeHidden();
        expect(await consentCookies(context)).toMatchObject({
          allowCookies: "essential,functional,analytics",
        });

        await page.goto(`${path}/privacy-choices`);
        const main = page.getByRole("main");
        await main.getByRole("checkbox").nth(2).uncheck();
        await main.getByRole("button", { name: save }).click();
        await expect(main.getByRole("status")).toBeVisible();
        expect(await consentCookies(context)).toMatchObject({ allowCookies: "essential,functional" });
      },
    );
  });
}

test("legal pages are read without the banner, also after a move", async ({ page }) => {
  await page.goto("/legal/cookie-policy");
  await expect(banner(page)).toBeHidden();
  await page.goto("/contact-us");
  await expect(banner(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await waitInPage(page, () => "hydrated" in self);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Sale" }).click();
  await expect(page).toHaveURL(/terms-of-sale$/);
  await expect(banner(page)).toBeHidden();
  await page.goBack();
  await expect(banner(page)).toBeVisible();
});

test.describe("with Global Privacy Control in the header", () => {
  test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

  test("the page says that it is honoured, and targeting is never stored", async ({ page, context }) => {
    await page.goto("/");
    await consentStarted(page);
    await expect(banner(page)).toContainText("We follow it: advertising cookies stay off.");
    await expect(page.getByRole("contentinfo")).toContainText("Opt-out request honored");
    await banner(page).getByRole("button", { name: "Allow all cookies" }).click();
    await expect
      .poll(() => consentCookies(context))
      .toMatchObject({
        allowCookies: "essential,functional,analytics",
        consentRecord: expect.stringMatching(/~allow-all~1$/),
      });
  });
});

test("what is withdrawn leaves the browser, and the page is loaded again", async ({ page, context }) => {
  await page.goto("/contact-us");
  await consentStarted(page);
  await banner(page).getByRole("button", { name: "Allow all cookies" }).click();
  await expect
    .poll(() => consentCookies(context))
    .toMatchObject({ consentRecord: expect.stringMatching("allow-all") });
  await context.addCookies([{ name: "_fbp", value: "fb.1.2.3", url: page.url() }]);
  await page.evaluate(() => {
    for (const key of ["garage", "gclid", "payment-terms"]) localStorage.setItem(key, "2000,0,700,60");
  });
  await page.goto("/contact-us");
  expect(await consentCookies(context)).toHaveProperty("experimentId");
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await waitInPage(page, () => "hydrated" in self);
  const keys = () => page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
  expect(await keys()).toEqual([["garage", "gclid", "payment-terms"], []]);

  const reloaded = page.waitForRequest((request) => request.headers()["rsc"] === "1");
  await page.evaluate(() => {
    const detail = { functional: false, analytics: false, targeting: false };
    dispatchEvent(new CustomEvent("consent-chosen", { detail }));
  });
  await reloaded;
  await expect.poll(keys).toEqual([[], ["payment-terms"]]);
  await expect
    .poll(async () => Object.keys(await consentCookies(context)).sort())
    .toEqual(["allowCookies", "consentRecord"]);
});

test("what is withdrawn leaves the browser before the page is hydrated", async ({ page, context }) => {
  await page.goto("/contact-us");
  await consentStarted(page);
  await banner(page).getByRole("button", { name: "Allow all cookies" }).click();
  await expect.poll(() => consentCookies(context)).toHaveProperty("allowCookies");
  await page.goto("/contact-us");
  await consentStarted(page);
  expect(await consentCookies(context)).toHaveProperty("experimentId");
  await page.evaluate(() => {
    for (const key of ["gclid", "saved-vehicles"]) localStorage.setItem(key, "kept");
    const detail = { functional: false, analytics: false, targeting: false };
    dispatchEvent(new CustomEvent("consent-chosen", { detail }));
  });
  await expect
    .poll(() => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]))
    .toEqual([[], ["saved-vehicles"]]);
  await expect
    .poll(async () => Object.keys(await consentCookies(context)).sort())
    .toEqual(["allowCookies", "consentRecord"]);
  expect(await page.evaluate(() => "hydrated" in self)).toBe(false);
});

test("the banner never covers the focused control, and comes right after the skip link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact-us");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", { name: "Cookie Policy" })).toBeFocused();
  const covered: string[] = [];
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const { activeElement: at } = document;
      const over = document.querySelector("[data-consent-banner]")!;
      if (!at || at === document.body || over.contains(at)) return null;
      const [box, top] = [at.getBoundingClientRect(), over.getBoundingClientRect().top];
      return box.height > 0 && box.bottom > top + 1 && box.top < innerHeight
        ? at.outerHTML.slice(0, 120)
        : null;
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});
