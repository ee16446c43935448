import type { Page, Request } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { holdScripts } from "./shopper/hold-scripts.ts";
import { hydratePage, untilHydrated } from "./shopper/hydrate-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const pathOf = (url: string) => new URL(url).pathname;
const filters = (page: Page) => page.getByRole("form", { name: "Filters" });
const vins = (page: Page) =>
  page.locator("[data-vin]").evaluateAll((all) => all.map((card) => card.getAttribute("data-vin")));

/** The bytes and requests of the router for an address, as the browser counts them. */
const loadsOf = (page: Page, address: string) =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.startsWith(start) && /[?&]_rsc=/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    new URL(address, page.url()).href,
  );

const hovered = [
  { what: "filter", address: "/cars-for-sale/minivans" },
  { what: "sort order", address: "/cars-for-sale?sort=mileage" },
  { what: "page", address: "/cars-for-sale?page=2" },
];
for (const { what, address } of hovered) {
  test(`a press on a hovered ${what} transfers nothing`, async ({ page }) => {
    await page.goto("/cars-for-sale");
    await hydratePage(page);
    await pressHovered(page, what, address);
  });

  test(`on a slow line a hovered ${what} is fetched in one request`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 100,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto("/cars-for-sale");
    await hydratePage(page);
    expect(await pressHovered(page, what, address)).toHaveLength(1);
  });
}

/** Hovers a control until its list is there, presses it, and returns the bytes of each request before the press. */
async function pressHovered(page: Page, what: string, address: string): Promise<number[]> {
  if (what === "sort order") await page.getByRole("button", { name: /^Sort by/ }).click();
  const control =
    what === "filter"
      ? filters(page).getByRole("checkbox", { name: /^Minivans/ })
      : page.locator(`a[href="${address}"]:visible`).last();
  await control.hover();
  await expect.poll(async () => Math.max(0, ...(await loadsOf(page, address)))).toBeGreaterThan(5000);
  const prefetched = await loadsOf(page, address);

  const before = await vins(page);
  await control.click();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => (await vins(page))[0]).not.toBe(before[0]);
  const afterwards = (await loadsOf(page, address)).slice(prefetched.length);
  expect(afterwards, "from the memory of the router or the browser").toEqual(afterwards.map(() => 0));
  return prefetched;
}

for (const { what, link } of [
  { what: "vehicle", link: (page: Page) => page.getByRole("article").getByRole("heading").getByRole("link") },
  { what: "list", link: (page: Page) => page.getByRole("link", { name: "Page 2", exact: true }) },
])
  test(`a link to a ${what} opens when it is pressed before hydration and released after it`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/cars-for-sale");
    const pressed = link(page).first();
    // Cards above it are laid out once they are on the screen, and move it.
    await pressed.scrollIntoViewIfNeeded();
    await pressed.hover();
    const address = await pressed.getAttribute("href");
    await page.mouse.down();
    release();
    await untilHydrated(page);
    await page.mouse.up();
    await expect(page).toHaveURL(address!);
  });

test("Back and Forward between list and vehicle request neither page, and keep scroll and focus", async ({
  page,
}) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  const card = page.getByRole("article").nth(9);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole("link").first();
  await link.focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await link.press("Enter");
  await expect(page).toHaveURL(/-[A-Z\d]{17}$/);
  await expect(page.getByRole("main")).toBeFocused();
  const vehicle = pathOf(page.url());

  const requested = requestsFrom(page);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(19);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  // Cards that were not laid out yet have an estimated height.
  const distance = () => page.evaluate((from) => Math.abs(scrollY - from), place);
  await expect.poll(distance).toBeLessThan(200);
  await page.goForward();
  await expect(page).toHaveURL(vehicle);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d{4} /);
  expect(requested.map(pathOf).filter((path) => ["/cars-for-sale", vehicle].includes(path))).toEqual([]);
});

test("Back and Forward between filters request no list, and keep scroll and focus", async ({ page }) => {
  await page.goto("/cars-for-sale");
  await hydratePage(page);
  const all = await vins(page);
  await page.mouse.wheel(0, 200);
  const suvs = filters(page).getByRole("checkbox", { name: /^SUVs/ });
  await suvs.click();
  await expect(page).toHaveURL("/cars-for-sale/suvs");
  await expect.poll(() => vins(page)).not.toEqual(all);
  const place = await page.evaluate(() => scrollY);

  const requested = requestsFrom(page);
  await page.goBack();
  await expect.poll(() => vins(page)).toEqual(all);
  await expect(suvs).not.toBeChecked();
  await expect(suvs).toBeFocused();
  await page.goForward();
  await expect.poll(() => vins(page)).not.toEqual(all);
  await expect(suvs).toBeChecked();
  await expect(suvs).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(requested.map(pathOf).filter((path) => path.startsWith("/cars-for-sale"))).toEqual([]);
});

test("another language opens without a page load, at the same place and with the same filters", async ({
  page,
  complaints,
}) => {
  await page.goto("/used-cars-for-sale/suvs?drivetrain=awd");
  await hydratePage(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  const spanish = page.getByRole("link", { name: "Español" }).first();
  await spanish.click();
  await expect(page).toHaveURL("/es/used-cars-for-sale/suvs?drivetrain=awd");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  const loaded = await page.context().newPage();
  await loaded.goto(page.url());
  await hydratePage(loaded);
  // A move renders what is below the first screen after the first paint (content/deferred-content).
  await expect(async () => {
    expect(await textsOf(page), "all texts are those of a page load").toEqual(await textsOf(loaded));
  }).toPass();
  await loaded.close();

  documents.length = 0;
  const english = page.getByRole("link", { name: "English" }).first();
  await english.evaluate((link) => link.focus());
  await page.evaluate(() => scrollTo(0, 600));
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The addresses that a page requests from now on, without pictures. */
function requestsFrom(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request: Request) => {
    if (request.resourceType() !== "image") requested.push(request.url());
  });
  return requested;
}

/** What a page says: its text, title, and its addresses in other languages. */
async function textsOf(page: Page): Promise<unknown> {
  await expect(page.getByRole("article")).toHaveCount(19);
  return page.evaluate(() => ({
    title: document.title,
    texts: [...document.body.querySelectorAll("*")].flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() || [] : [])),
    ),
    links: [...document.querySelectorAll('link[rel="canonical"], link[hreflang]')]
      .map((link) => link.outerHTML)
      .toSorted(),
    description: document.querySelector('meta[name="description"]')?.outerHTML,
  }));
}
