import { type BannerButton, bannerButtons } from "@forecourt/consent";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { type ConsentConfig, headScript } from "../src/browser/consent/show-banner.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { consentStarted } from "./shopper/wait-in-page.ts";

/*
 * Other settings than the sample dealership's: the real page, with the head's script and the banner's buttons of the
 * settings. The page's policy knows other scripts, so it is left out. What each tier sends and keeps: tracking.spec.ts.
 */

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.locator("[data-consent-banner]");
const allowed = (page: Page) => page.evaluate(() => self.consent.allowed);

async function consentCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** Serves every document as a dealership with these settings would. Without React, whose buttons would be others. */
async function useSettings(page: Page, settings: Partial<ConsentConfig>, { react = false } = {}) {
  if (!react) await page.route(/\/_next\/.*\.js/, (route) => route.abort());
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [script = "", json = "{}"] =
      /\(s=>\{let r=document\.documentElement.*?\}\)\((\{.*?\})\)/.exec(html) ?? [];
    const config = { ...(JSON.parse(json) as ConsentConfig), ...settings };
    expect(script, "the head has the script").not.toBe("");
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = withButtons(
      html.replace(script, () => headScript(config)),
      config.tier,
    );
    await route.fulfill({ response, headers, body });
  });
}

/** The banner's form with the buttons of a tier. */
function withButtons(html: string, tier: ConsentConfig["tier"]): string {
  if (tier === 3) return html;
  const [form = ""] = /<form[^>]*privacyChoices.*?<\/form>/s.exec(html) ?? [];
  const [button = ""] = /<button[^>]*name="consent".*?<\/button>/s.exec(form) ?? [];
  const all = /(<button[^>]*name="consent".*<\/button>)/s;
  const named = (value: BannerButton) =>
    button.replace(/value="[^"]*"/, `value="${value}"`).replace(/>[^<]*<\/button>/, `>${value}</button>`);
  const buttons = bannerButtons({ tier, symmetric: true }).map(({ button: value }) => named(value));
  return html.replace(form, () => form.replace(all, () => buttons.join("")));
}

const press = (page: Page, button: BannerButton) => banner(page).locator(`[value="${button}"]`).click();

test("tier 0 never asks, allows all at the start, and stores it", async ({ page, context }) => {
  await useSettings(page, { tier: 0 });
  await page.goto("/contact-us");
  await consentStarted(page);
  await expect(banner(page)).toBeHidden();
  expect(await allowed(page)).toEqual(["essential", "functional", "analytics", "targeting"]);
  await expect
    .poll(() => consentCookies(context))
    .toMatchObject({
      consentRecord: expect.stringMatching(/~automatic~0$/),
      displayCookies: "show",
    });
});

test("tier 1 allows all at the start, and shows its notice until it is closed", async ({ page, context }) => {
  await useSettings(page, { tier: 1 });
  for (const path of ["/contact-us", "/"]) {
    await page.goto(path);
    await consentStarted(page);
    await expect(banner(page)).toBeVisible();
    expect(await allowed(page)).toContain("targeting");
  }
  await press(page, "close-and-continue");
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(() => consentCookies(context))
    .toMatchObject({
      consentRecord: expect.stringMatching(/~close-and-continue~0$/),
      allowCookies: expect.stringMatching(/targeting/),
    });
  await page.goto("/contact-us");
  await expect(banner(page)).toBeHidden();
});

test.describe("with the page behind the banner locked", () => {
  const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-locked"));

  test("it neither scrolls nor takes clicks and focus, until a choice frees it", async ({ page }) => {
    await useSettings(page, { locks: true }, { react: true });
    await page.goto("/contact-us");
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("End");
    const heading = page.getByRole("heading", { level: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A click scrolls by script, which stays possible.
    await expect(page.getByRole("textbox").first().click({ timeout: 1500 })).rejects.toThrow();
    const focused = () =>
      page.evaluate(() => Boolean(document.activeElement?.closest("[data-consent-banner]")));
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(stop === 4 ? "Shift+Tab" : "Tab");
      expect(await focused(), `stop ${stop}`).toBe(true);
    }
    await banner(page).getByRole("button", { name: "Deny tracking cookies" }).click();
    await expect.poll(() => isLocked(page)).toBe(false);
    await expect(heading).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole("textbox").first().click();
    await expect(page.getByRole("textbox").first()).toBeFocused();
  });

  for (const { title, isMobile } of [
    { title: "a removed scrollbar leaves its space, so nothing moves", isMobile: false },
    { title: "a phone, whose scrollbar takes no space, gets no padding", isMobile: true },
  ])
    test(title, async () => {
      const { executablePath } = findBrowser();
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        args: BROWSER_ARGS,
        // By default a headless browser has no scrollbars.
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      const viewport = { width: isMobile ? 390 : 1440, height: 900 };
      const page = await browser.newPage({ baseURL: productUrl(), viewport, isMobile });
      await useSettings(page, { locks: true });
      await page.goto("/contact-us");
      const layout = () =>
        page.evaluate(() => {
          const { left, right } = document.querySelector("h1")!.getBoundingClientRect();
          const { width } = document.body.getBoundingClientRect();
          const { paddingRight } = getComputedStyle(document.body);
          return { left, right, width, paddingRight };
        });
      expect(await isLocked(page)).toBe(true);
      const locked = await layout();
      await page.evaluate(() => document.documentElement.removeAttribute("data-locked"));
      expect(await layout()).toEqual(locked);
      const gap = (await page.evaluate(() => innerWidth)) - locked.width;
      if (isMobile) expect(gap).toBe(0);
      else expect(gap).toBeGreaterThan(0);
      await browser.close();
    });

  test("Manage opens its dialog, which is operable", async ({ page }) => {
    await useSettings(page, { locks: true }, { react: true });
    await page.goto("/contact-us");
    await banner(page).getByRole("button", { name: "Manage" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch").nth(1).click();
    await dialog.getByRole("button", { name: "Save & Continue" }).click();
    await expect.poll(() => allowed(page)).toEqual(["essential", "analytics", "targeting"]);
    expect(await isLocked(page)).toBe(false);
  });

  for (const path of ["/legal/cookie-policy", "/privacy-choices"])
    test(`${path} is not locked`, async ({ page }) => {
      await useSettings(page, { locks: true });
      await page.goto(path);
      expect(await isLocked(page)).toBe(false);
      await page.mouse.move(700, 200);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no page is locked", async ({ page }) => {
    await useSettings(page, { locks: true });
    await page.goto("/contact-us");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("textbox").first().fill("Ada");
    await expect(page.getByRole("textbox").first()).toHaveValue("Ada");
  });
});
