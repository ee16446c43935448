/**
 * Swaps two real builds behind one address under a running browser: `pnpm swap-builds`. It replaces
 * `.next`, so it is no part of the tests (docs/product/fresh-builds.md). The next start builds the unchanged site again.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { chromium, type Page } from "playwright-core";
import { startProduct } from "./product/start-product.ts";

const CHANGED = join(import.meta.dirname, "../src/instrumentation-client.ts");
const MARK = `\n(globalThis as { build?: string }).build = "second";\n`;
const SCRIPTS = /\/_next\/static\/.*\.js$/;

const idOf = async (url: string) =>
  ((await (await fetch(`${url}/builds/latest.json`)).json()) as { id: string }).id;

function check(name: string, ok: boolean): void {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (!ok) process.exitCode = 1;
}

/** Moves the pointer, which runs the page's scripts. */
async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(11, 11);
  await page.mouse.move(12, 12);
}

const isHydrated = (page: Page) =>
  page.waitForFunction(() => (globalThis as { hydrated?: boolean }).hydrated);

const isSecondBuild = (page: Page) =>
  page.waitForFunction(() => (globalThis as { build?: string }).build === "second");

/** Starts the product again from changed sources; the start command builds them. */
async function serveSecondBuild(): Promise<void> {
  const original = readFileSync(CHANGED, "utf8");
  try {
    appendFileSync(CHANGED, MARK);
    await product.killStart();
  } finally {
    writeFileSync(CHANGED, original);
  }
}

const product = await startProduct();
const browser = findBrowser();
const chrome = await chromium.launch({
  executablePath: browser.executablePath,
  args: BROWSER_ARGS,
  env: { ...process.env, ...browser.env } as Record<string, string>,
});
try {
  const before = await idOf(product.url);
  const moving = await chrome.newPage();
  await moving.clock.install();
  await moving.goto(`${product.url}/contact-us`);
  await showIntent(moving);
  await isHydrated(moving);
  const waiting = await chrome.newPage();
  // Its scripts have not been fetched when the build is replaced.
  await waiting.route(SCRIPTS, (route) => route.abort());
  await waiting.goto(`${product.url}/service`);
  await waiting.unroute(SCRIPTS);

  await serveSecondBuild();
  check("another build is served at the same address", (await idOf(product.url)) !== before);

  let loads = 0;
  moving.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await moving.clock.fastForward("01:05");
  const asked = moving.waitForResponse("**/builds/latest.json");
  await moving.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await asked;
  await moving.getByRole("link", { name: "Service", exact: true }).first().click();
  await moving.waitForURL("**/service");
  await showIntent(moving);
  await isSecondBuild(moving);
  check("the next link loads its page whole, of the new build", loads === 1);

  loads = 0;
  waiting.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const reloaded = waiting.waitForEvent("load");
  await waiting.bringToFront();
  await showIntent(waiting);
  await reloaded;
  await showIntent(waiting);
  await isSecondBuild(waiting);
  check("a page whose scripts are gone reloads once, and runs the new build", loads === 1);
} finally {
  await chrome.close();
  await product.stop();
}
