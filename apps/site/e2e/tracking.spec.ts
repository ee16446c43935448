import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { consentStarted, waitInPage } from "./shopper/wait-in-page.ts";
import { CONSENT_CASES, type ConsentCase, documentedCases } from "./third-parties/consent-cases.ts";
import { standIn } from "./third-parties/stand-ins.ts";
import { PIXEL_TOKEN, STORE_OF_TIER, startTrackedProduct } from "./third-parties/tracked-product.ts";

// Visitors who have not chosen.
test.use({ storageState: { cookies: [], origins: [] } });

let product: Awaited<ReturnType<typeof startTrackedProduct>>;
test.beforeAll(async () => {
  product = await startTrackedProduct();
});
test.afterAll(() => product.stop());

/** The test sets it itself. */
const STORE_COOKIE = "userSelectedStore";

/** A landing by an advertisement: each id has something to remember. */
const LANDING = "?utm_source=mail&gclid=Cj0K-x&fbclid=IwAR-x";

const BUTTONS: Readonly<Record<string, string>> = {
  "Close & Continue": "close-and-continue",
  "Deny tracking cookies": "deny",
  "Accept all cookies": "accept-all",
  "Allow all cookies": "allow-all",
};
/** In the order of their switches; essential has one that is locked. */
const SWITCHES = ["essential", "functional", "analytics", "targeting"];

/** Chooses by the banner, by its dialog, or by the banner and later by the page with the switches. */
async function choose(page: Page, { choice }: ConsentCase): Promise<void> {
  if (choice === "none yet") return;
  await consentStarted(page);
  const press = (value: string) => page.locator(`[data-consent-banner] button[value="${value}"]`).click();
  const [first = "", then] = choice.split(", then ");
  const without = /^save without (.*)/.exec(first)?.[1]?.split(" or ");
  if (without) {
    await press("manage");
    const dialog = page.getByRole("dialog");
    for (const category of without) {
      const own = dialog.getByRole("switch").nth(SWITCHES.indexOf(category));
      if (await own.isChecked()) await own.click();
    }
    await dialog.getByRole("button").last().click();
  } else {
    await press(BUTTONS[first]!);
  }
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("consentRecord");
  if (!then) return;
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_fbp");
  await page.goto(`${product.url}/privacy-choices`);
  const main = page.getByRole("main");
  for (const own of await main.getByRole("checkbox").all()) if (await own.isEnabled()) await own.uncheck();
  await main.locator('button[value="save-and-continue"]').click();
  await page.waitForURL(/saved/);
}

/** All that a browser holds and what it asked for, in words of the table. */
async function seen(page: Page, context: BrowserContext, requests: readonly { to: string }[]) {
  const cookies = (await context.cookies()).map(({ name }) => name).filter((name) => name !== STORE_COOKIE);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const words = (names: readonly string[]) => [...new Set(names)].sort().join(", ") || "none";
  return { requests: words(requests.map(({ to }) => to)), cookies: words(cookies), storage: words(stored) };
}

for (const one of CONSENT_CASES) {
  const { tier, gpc, locale, scripts } = one;
  test.describe(`tier / choice / Global Privacy Control: ${one.row}`, () => {
    test.use({ javaScriptEnabled: scripts, ...(gpc && { extraHTTPHeaders: { "sec-gpc": "1" } }) });

    test(`sends and keeps what the table says, in ${locale}`, async ({ page, context, complaints }) => {
      const requests = await standIn(context);
      await context.addCookies([
        { name: STORE_COOKIE, value: STORE_OF_TIER[tier], url: product.url, httpOnly: true },
      ]);
      await page.goto(`${product.url}${locale === "es" ? "/es" : ""}/contact-us${LANDING}`);
      await choose(page, one);
      // The first page's events are sent: they keep the click ids of its address.
      if (scripts)
        await waitInPage(
          page,
          () =>
            self.consent?.allowed !== undefined &&
            (!/analytics|targeting/.test(String(self.consent.allowed)) ||
              !!self.dataLayer?.some((entry) => (entry as { event?: string }).event === "page_view")),
        );
      // A second document: what is kept must not change what is sent.
      await page.goto(`${product.url}${locale === "es" ? "/es" : ""}/our-company`);
      if (scripts) await consentStarted(page);
      const documented = documentedCases().get(one.row);
      await expect.poll(() => seen(page, context, requests)).toEqual(documented);
      // What would come later would come too much.
      await page.waitForLoadState("networkidle");
      expect(await seen(page, context, requests)).toEqual(documented);
      expect(complaints).toEqual([]);
    });
  });
}

test("browser, site and worker tell the ad network one event with one id", async ({ page, context }) => {
  const requests = await standIn(context);
  await page.goto(`${product.url}/contact-us?fbclid=IwAR-one`);
  await page.locator('[data-consent-banner] button[value="allow-all"]').click();
  const ids = () =>
    requests.filter(({ to }) => to === "ad network").map(({ url }) => new URL(url).searchParams.get("eid"));
  await expect.poll(ids).toHaveLength(1);
  const [id] = ids();
  const forwarded = () => product.received.filter(({ body }) => body.data[0]?.["event_id"] === id);
  await expect.poll(forwarded).toEqual([
    {
      path: "/7777777777/events",
      body: {
        access_token: PIXEL_TOKEN,
        data: [
          expect.objectContaining({
            event_name: "PageView",
            action_source: "website",
            event_source_url: `${product.url}/contact-us`,
            user_data: expect.objectContaining({ fbc: expect.stringMatching(/^fb\.1\.\d+\.IwAR-one$/) }),
          }),
        ],
      },
    },
  ]);
  const google = requests.filter(({ to }) => to === "Google Analytics").map(({ url }) => url);
  expect(google.some((url) => url.includes(id!))).toBe(true);
});

test("a list tells which vehicles it shows", async ({ page, context }) => {
  await standIn(context);
  await page.goto(`${product.url}/contact-us`);
  await page.locator('[data-consent-banner] button[value="allow-all"]').click();
  await waitInPage(page, () => (self.dataLayer?.length ?? 0) > 0);
  await page.goto(`${product.url}/cars-for-sale`);
  const vins = await page
    .locator("[data-vin]")
    .evaluateAll((cards) => [...new Set(cards.map((card) => card.getAttribute("data-vin")))]);
  expect(vins.length).toBeGreaterThan(10);
  const listed = () =>
    page.evaluate(() =>
      (self.dataLayer ?? [])
        .map((entry) => Array.from(entry as ArrayLike<unknown>))
        .filter(([command, name]) => command === "event" && name === "view_item_list")
        .map(([, , payload]) => (payload as { content_ids?: unknown }).content_ids),
    );
  await expect.poll(listed).toEqual([vins]);
});
