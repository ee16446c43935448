import { LARGE_TEXT_CHECKS, layoutFaults } from "@forecourt/test-browser/layout-faults";
import type { Page } from "@playwright/test";
import { CONTENT_PAGES, FORM_PAGES } from "./crawl/content-pages.ts";
import { readAddress } from "./crawl/page-kind.ts";
import { CORE, expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

/** The widths at which people see the site: phones, tablets, laptops. */
const WIDTHS = [320, 360, 390, 430, 768, 1024, 1440];
const THEMES = ["light", "dark"] as const;

/** The same page in both languages. A form that is refused or sent has one. */
function languagesOf(path: string): readonly string[] {
  if (/^(refused|sent):/.test(path)) return [path];
  const { path: english } = readAddress(path);
  return [english, english === "/" ? "/es" : `/es${english}`];
}

/**
 * The widths of a page in one of its languages, by theme. By default a page has every width once, in turn in both
 * languages; four pages have each width in each language and theme. Changing the theme takes as long as the checks.
 */
function looksOf(turn: number, language: number, languages: number) {
  if (isThorough) return THEMES.map((colorScheme) => ({ colorScheme, widths: WIDTHS }));
  const widths = WIDTHS.filter((_, at) => (at + turn) % languages === language);
  return [{ colorScheme: THEMES[((turn >> 1) + language) % 2]!, widths }];
}

/** The browser's setting; media queries in rem follow it. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

async function expectNoFaults(page: Page, turn: number, path: string): Promise<void> {
  const languages = languagesOf(path);
  for (const [at, address] of languages.entries()) {
    await openPage(page, address);
    for (const { colorScheme, widths } of looksOf(turn, at, languages.length)) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        expect.soft(await layoutFaults(page), `${address} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    const isLargeTurn = at === turn % languages.length;
    if (!isThorough && !isLargeTurn) continue;
    await setTextSize(page, 32);
    for (const width of isThorough ? WIDTHS : [[390, 1440][(turn >> 1) % 2]!]) {
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
    for (const [turn, [, path]] of (await pathPages()).entries()) await expectNoFaults(page, turn, path);
  },
);

test("neither has a page of content or a form", CORE, async ({ page }) => {
  const paths = [...CONTENT_PAGES, ...FORM_PAGES, "/my-terms", "/compare"];
  for (const [turn, path] of paths.entries()) await expectNoFaults(page, turn, path);
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
