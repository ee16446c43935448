/**
 * Swaps two real builds behind one address under a running browser: `pnpm swap-builds`. Builds the site twice, the
 * second time with changed scripts, so it moves `.next` and is no part of the tests (docs/product/fresh-builds.md).
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { chromium, type Page } from "playwright-core";
import { startProduct } from "./product/start-product.ts";

const SITE = join(import.meta.dirname, "..");
const [served, first, second] = [".next", ".next-first", ".next-second"].map((name) => join(SITE, name));
const CHANGED = join(SITE, "src/instrumentation-client.ts");
const FRAME = join(SITE, "src/content/route-focus/route-focus.tsx");

/** Builds the site with a mark that its scripts show. */
function build(mark: string, to: string): void {
  const originals = [CHANGED, FRAME].map((file) => [file, readFileSync(file, "utf8")] as const);
  try {
    for (const file of [CHANGED, FRAME])
      appendFileSync(file, `\nglobalThis.document?.body.classList.add("${mark}");\n`);
    rmSync(served!, { recursive: true, force: true });
    execFileSync(process.execPath, [join(SITE, "node_modules/next/dist/bin/next"), "build"], { cwd: SITE });
    renameSync(served!, to);
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
}

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

const marked = (page: Page, mark: string) =>
  page.waitForFunction((name) => document.body?.classList.contains(name), mark, { timeout: 20_000 });

build("first-build", first!);
build("second-build", second!);
renameSync(first!, served!);
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
  await marked(moving, "first-build");
  const waiting = await chrome.newPage();
  // Its scripts have not been fetched when the build is replaced.
  await waiting.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
  await waiting.goto(`${product.url}/service`);
  await waiting.unroute(/\/_next\/static\/.*\.js$/);

  renameSync(served!, first!);
  renameSync(second!, served!);
  await product.killStart();
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
  await marked(moving, "second-build");
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
  await marked(waiting, "second-build");
  check("a page whose scripts are gone reloads once, and runs the new build", loads === 1);
} finally {
  await chrome.close();
  await product.stop();
  for (const folder of [first!, second!]) rmSync(folder, { recursive: true, force: true });
}
console.log("`.next` has a build with a mark: build the site again.");
