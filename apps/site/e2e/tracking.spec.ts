import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { fillContactForm, testShopper } from "./shopper/send-inquiry.ts";
import { consentStarted, waitInPage } from "./shopper/wait-in-page.ts";
import { CONSENT_CASES, type ConsentCase, documentedCases } from "./third-parties/consent-cases.ts";
import {
  documentedPages,
  expectedOf,
  pageKinds,
  postedEvents,
  reported,
  reportedVehicles,
} from "./third-parties/page-events.ts";
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

/** Allows all on a first page, whose events are over. */
async function allowAll(page: Page, path = "/our-company"): Promise<void> {
  await page.goto(`${product.url}${path}`);
  await page.locator('[data-consent-banner] button[value="allow-all"]').click();
  await waitInPage(
    page,
    () => !!self.dataLayer?.some((entry) => (entry as { event?: string }).event === "page_view"),
  );
  // Requests that outlive their page are never over for Playwright.
  await waitInPage(page, () => localStorage.getItem("pending-events") === null);
}

/** A new vehicle for sale. */
async function newVehicle(): Promise<{ vin: string; path: string }> {
  const answer = await fetch(`${product.url}/api/v1/store-group/larkspur/website/vehicles?condition=new`);
  const { vehicles } = (await answer.json()) as {
    vehicles: { vin: string; url: string; status: string; visibility: string }[];
  };
  const { vin, url } = vehicles.find((one) => one.status === "available" && one.visibility === "public")!;
  return { vin, path: new URL(url).pathname };
}

test("every kind of page is in the table of what it reports", () => {
  expect([...new Set(documentedPages().map(({ page }) => page))].sort()).toEqual(pageKinds());
});

test("each kind of page reports what the table says, and each event arrives once", async ({
  page,
  context,
}) => {
  const requests = await standIn(context);
  const vehicle = await newVehicle();
  await allowAll(page);
  const ids: string[] = postedEvents(requests).map(({ event_id }) => event_id);
  for (const { page: kind, store, address, events } of documentedPages()) {
    if (address === null) continue;
    const path = address.replace("{vin}", vehicle.vin).replace("{path}", vehicle.path);
    await context.addCookies([{ name: STORE_COOKIE, value: store ?? "north", url: product.url }]);
    requests.length = 0;
    await page.goto(`${product.url}${path}`);
    await consentStarted(page);
    await expect.poll(() => reported(requests), path).toEqual(expectedOf(events));
    // What would come later would come too much.
    await page.waitForLoadState("networkidle");
    expect(reported(requests), path).toEqual(expectedOf(events));
    const cards = page.locator("[data-vehicles] [data-vin]");
    const vins =
      kind === "vehicle"
        ? [vehicle.vin]
        : await cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-vin")));
    expect(reportedVehicles(requests).sort(), path).toEqual(vins.sort());
    ids.push(...postedEvents(requests).map(({ event_id }) => event_id));
  }
  const arrived = () => product.received.map(({ body }) => body.data[0]?.["event_id"]);
  await expect.poll(() => ids.filter((id) => !arrived().includes(id))).toEqual([]);
  expect(ids.map((id) => arrived().filter((other) => other === id).length)).toEqual(ids.map(() => 1));
});

test.describe("an event of a page that closes", () => {
  /** The tracker waits for what the site knows of the visitor, so it cannot send. */
  const holdTracker = (context: BrowserContext, path: string) =>
    context.route("**/api/visitor", async (route) => {
      const from = await route.request().headerValue("referer");
      if (from === null || new URL(from).pathname !== path) await route.fallback();
    });
  const waiting = (page: Page) => page.evaluate(() => localStorage.getItem("pending-events"));

  test("at once is sent by the next page, once", async ({ page, context }) => {
    const requests = await standIn(context);
    const { vin } = await newVehicle();
    await allowAll(page);
    await page.goto(`${product.url}/contact-us?vin=${vin}`);
    await hydratePage(page);
    await fillContactForm(page, testShopper("leaves"));
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    await holdTracker(context, "/contact-us");
    await page.evaluate(() => {
      const { push } = self.trackedEvents!;
      self.trackedEvents = {
        push(event) {
          const sent = push(event);
          location.assign("/our-company");
          return sent;
        },
      };
    });
    await page.getByRole("button", { name: "Send message" }).click();
    // The form opens its next page too: whichever is first sends what waits.
    await expect.poll(() => new URL(page.url()).pathname).not.toBe("/contact-us");

    const once = expectedOf(["PageView", "Lead", "Contact"]);
    await expect.poll(() => reported(requests)).toEqual(once);
    await expect.poll(() => waiting(page)).toBeNull();
    const posted = postedEvents(requests).filter(({ eventName }) => eventName === "Contact");
    // A further page sends nothing again.
    requests.length = 0;
    await page.goto(`${product.url}/our-company/careers`);
    await expect.poll(() => reported(requests)).toEqual(expectedOf(["PageView"]));
    await page.waitForLoadState("networkidle");
    expect(reported(requests)).toEqual(expectedOf(["PageView"]));
    const received = () => product.received.filter(({ body }) => body.data[0]?.["event_name"] === "Contact");
    await expect
      .poll(() => received().map(({ body }) => body.data[0]?.["event_id"]))
      .toEqual(posted.map(({ event_id }) => event_id));
  });

  test("is forgotten at once when the consent is withdrawn", async ({ page, context }) => {
    const requests = await standIn(context);
    await holdTracker(context, "/service");
    await allowAll(page);
    await page.goto(`${product.url}/service`);
    await consentStarted(page);
    await page.locator('a[href^="tel:"]').first().click();
    await expect.poll(() => waiting(page)).toContain("ClickToCall");
    // As the dialog of the preferences does.
    await page.evaluate(() => {
      const detail = { functional: true, analytics: false, targeting: false };
      dispatchEvent(new CustomEvent("consent-chosen", { detail }));
    });
    await expect.poll(() => waiting(page)).toBeNull();
    await page.goto(`${product.url}/our-company`);
    await consentStarted(page);
    await page.waitForLoadState("networkidle");
    expect(requests.filter(({ url, body }) => /click_to_call|ClickToCall/.test(url + body))).toEqual([]);
  });
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
