import { LARGE_TEXT_CHECKS, layoutFaults } from "@forecourt/test-browser/layout-faults";
import type { Page } from "@playwright/test";
import { CONTENT_PAGES, FORM_PAGES } from "./crawl/content-pages.ts";
import { readAddress } from "./crawl/page-kind.ts";
import { CORE, expect, test } from "./product/test.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

/** The widths at which people see the site: phones, tablets, laptops. */
const WIDTHS = [320, 360, 390, 430, 768, 1024, 1440];
/** The widths that hold text of twice the size. */
const LARGE_TEXT_WIDTHS = WIDTHS.filter((width) => width >= 390);
const THEMES = ["light", "dark"] as const;

/** The same page in both languages. A form that is refused or sent has one. */
function languagesOf(path: string): readonly string[] {
  if (/^(refused|sent):/.test(path)) return [path];
  const { path: english } = readAddress(path);
  return [english, english === "/" ? "/es" : `/es${english}`];
}

/** The browser's setting; media queries in rem follow it. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

async function expectNoFaults(page: Page, path: string): Promise<void> {
  for (const address of languagesOf(path)) {
    await openPage(page, address);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        expect.soft(await layoutFaults(page), `${address} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await setTextSize(page, 32);
    for (const width of LARGE_TEXT_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await layoutFaults(page, LARGE_TEXT_CHECKS);
      expect.soft(faults, `${address} at ${width} px with text of twice the size`).toEqual([]);
    }
    await setTextSize(page, 16);
  }
}

test(
  "no page of the path has a text that is covered, a part that leaves its card or an uneven row",
  CORE,
  async ({ page }) => {
    for (const [, path] of await pathPages()) await expectNoFaults(page, path);
  },
);

test("neither has a page of content or a form", CORE, async ({ page }) => {
  const paths = [...CONTENT_PAGES, ...FORM_PAGES, "/my-terms", "/compare"];
  for (const path of paths) await expectNoFaults(page, path);
});

test(
  "a wide vehicle page whose root has text of twice the size does not scroll sideways",
  CORE,
  async ({ page }) => {
    await page.goto(new URL((await lockedCar()).url).pathname);
    // A site or an extension can set it; media queries do not follow.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await layoutFaults(page, ["sidewaysOverflow", "leavingParts"])).toEqual([]);
  },
);

test.describe("before a choice", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("the consent banner covers no price, and at most a third of a phone", CORE, async ({ page }) => {
    for (const path of ["/", "/cars-for-sale", new URL((await lockedCar()).url).pathname]) {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const banner = await page.locator("[data-consent-banner]").boundingBox();
        if (width === 390) {
          expect.soft(banner!.height, path).toBeLessThan(height / 3);
          continue;
        }
        const prices = page.getByText(/^\$[\d,]+/);
        const boxes = await prices.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON()),
        );
        const covered = boxes.filter(
          (box) =>
            box.left < banner!.x + banner!.width &&
            box.right > banner!.x &&
            box.top < banner!.y + banner!.height &&
            box.bottom > banner!.y,
        );
        expect.soft(covered, `prices of ${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
