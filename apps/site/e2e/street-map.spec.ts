import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { type Product, startProduct } from "./product/start-product.ts";
import { expect, test } from "./product/test.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

/** The settings accept https alone, so the browser answers in place of the service. */
const SERVICE = "https://maps.example.com";

const STYLE = {
  version: 8,
  sources: {
    town: {
      type: "geojson",
      data: { type: "Point", coordinates: [-93.29, 37.2] },
      attribution: "Test streets",
    },
    // The map's worker loads these.
    roads: { type: "vector", tiles: [`${SERVICE}/{z}/{x}/{y}.pbf`] },
    tiles: { type: "raster", tiles: [`${SERVICE}/{z}/{x}/{y}.png`], tileSize: 256 },
  },
  layers: [
    { id: "ground", type: "background", paint: { "background-color": "#e8e4da" } },
    { id: "tiles", type: "raster", source: "tiles" },
    { id: "roads", type: "line", source: "roads", "source-layer": "roads" },
    { id: "town", type: "circle", source: "town", paint: { "circle-radius": 30, "circle-color": "#9bbf8a" } },
  ],
};

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.use({ storageState: { cookies: [], origins: [] } });

let product: Product;
const folder = mkdtempSync(join(tmpdir(), "forecourt-map-"));

test.beforeAll(async () => {
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ tags: { mapStyleUrl: `${SERVICE}/style.json` } }));
  product = await startProduct({ SETTINGS_FILE: file });
});

test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Answers as the service; returns the paths that it was asked for. */
async function standIn(context: BrowserContext, { fails = false } = {}): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${SERVICE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const headers = { "Access-Control-Allow-Origin": "*" };
    if (fails) return route.fulfill({ status: 503, headers });
    if (pathname === "/style.json") return route.fulfill({ json: STYLE, headers });
    if (pathname.endsWith(".pbf")) return route.fulfill({ body: "", headers });
    return route.fulfill({ body: PIXEL, contentType: "image/png", headers });
  });
  return asked;
}

async function openContactPage(page: Page, locale: "en" | "es" = "en") {
  await page.goto(`${product.url}${locale === "es" ? "/es" : ""}/contact-us`);
  await hydratePage(page);
  await schematicMap(page).scrollIntoViewIfNeeded();
}

const schematicMap = (page: Page) => page.getByRole("img", { name: /^(Map of our|Mapa de nuestras) / });
const streetMap = (page: Page) => page.getByRole("region", { name: /^(Map of our|Mapa de nuestras) / });

test("asks the map service nothing before functional cookies are allowed, and leaves with them", async ({
  page,
  context,
  complaints,
}) => {
  const asked = await standIn(context);
  await openContactPage(page);
  await expect(schematicMap(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Allow all" }).click();
  await expect(streetMap(page)).toBeVisible();
  await expect(schematicMap(page)).toBeHidden();
  expect(asked).toContain("/style.json");
  for (const tile of [".png", ".pbf"])
    expect(asked.filter((path) => path.endsWith(tile)).length, tile).toBeGreaterThan(0);

  await page.goto(`${product.url}/privacy-choices`);
  const main = page.getByRole("main");
  for (const own of await main.getByRole("checkbox").all()) if (await own.isEnabled()) await own.uncheck();
  await main.locator('button[value="save-and-continue"]').click();
  await page.waitForURL(/saved/);
  const before = asked.length;
  await openContactPage(page);
  await expect(schematicMap(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(before);
  expect(complaints).toEqual([]);
});

test("shows the stores' pins and is operable by keyboard, in Spanish", async ({
  page,
  context,
  complaints,
}) => {
  await standIn(context);
  await openContactPage(page, "es");
  await page.getByRole("button", { name: "Permitir todas" }).click();
  await expect(streetMap(page)).toBeVisible();
  const covered = page.getByRole("img", { name: /^Mapa de nuestras/, includeHidden: true });
  const [shown, under] = [(await streetMap(page).boundingBox())!, (await covered.boundingBox())!];
  // The map has whole pixels.
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs(shown[side] - under[side]), side).toBeLessThan(1);
  const pins = page.getByRole("img", { name: /^\d: / });
  await expect(pins).toHaveCount(4);
  const [first, second] = [await pins.nth(0).boundingBox(), await pins.nth(1).boundingBox()];
  expect(first).not.toEqual(second);
  const zoomIn = page.getByRole("button", { name: "Acercar" });
  await zoomIn.focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => await pins.nth(0).boundingBox()).not.toEqual(first);
  expect(await axeViolations(page, { within: "#locations" })).toEqual([]);
  expect(complaints).toEqual([]);
});

test("keeps the schematic map when the service fails", async ({ page, context }) => {
  const asked = await standIn(context, { fails: true });
  await openContactPage(page);
  await page.getByRole("button", { name: "Allow all" }).click();
  await expect.poll(() => asked).toContain("/style.json");
  await expect(schematicMap(page)).toBeVisible();
  await expect(streetMap(page)).toBeHidden();
});
