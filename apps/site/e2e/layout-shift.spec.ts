import type { Page } from "@playwright/test";
import { startSlowPage } from "./product/slow-page.ts";
import { CORE, expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { notedShifts, watchShifts } from "./shopper/layout-shifts.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Scrolls down the whole page and up again. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
  // Lazy images in view have loaded.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
}

test("a planted shift is noted", async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto("/");
  await page.evaluate(() => {
    document.body.style.paddingTop = "300px";
  });
  await expect.poll(() => notedShifts(page)).not.toEqual([]);
});

for (const [part, width] of [1440, 390].entries()) {
  test(`no layout shift while a page loads, hydrates and scrolls at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    for (const [at, [name, path]] of (await pathPages()).entries()) {
      // By default a page has one of both widths.
      if (!isThorough && at % 2 !== part) continue;
      await openPage(page, path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      await hydratePage(page);
      await readThrough(page);
      expect.soft(await notedShifts(page), name).toEqual([]);
    }
  });
}

test("no layout shift when the font loads late", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchShifts);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  for (const [at, [name, path]] of (await pathPages()).entries()) {
    if (!isThorough && at % 2 !== 0) continue;
    const font = page.waitForResponse(/\.woff2$/);
    await openPage(page, path);
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await notedShifts(page), name).toEqual([]);
  }
});

for (const width of isThorough ? [1440, 390] : [390]) {
  test(`no layout shift while a page streams in chunks at ${width} px`, CORE, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    for (const [at, [name, path]] of (await pathPages()).entries()) {
      if (/^(refused|sent):/.test(path) || (!isThorough && at % 2 !== 1)) continue;
      const slow = await startSlowPage(
        path,
        (html) => html.match(/.{1,4000}/gs) ?? [],
        () => new Promise((next) => setTimeout(next, 15)),
      );
      await page.goto(slow.url);
      expect.soft(await notedShifts(page), name).toEqual([]);
      slow.stop();
    }
  });
}
