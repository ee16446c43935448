import type { Locator } from "@playwright/test";
import { expect, productUrl, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";

const PREFIXES = ["", "/es"];

/** The elements of a bar that leave the screen, or whose text is cut. */
function cutParts(bar: Locator): Promise<string[]> {
  return bar.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("*")]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const clips = getComputedStyle(part).overflowX !== "visible";
        return left < 0 || right > innerWidth || (clips && part.scrollWidth > part.clientWidth);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test("the bar on phones fits at 320 px in both languages, locked and open", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { pathname } = new URL((await lockedCar()).url);
  const bar = page.locator("main [data-bottom-bar]");
  const unlock = bar.getByRole("link", { name: /^(Unlock the price|Desbloquear el precio)$/ });
  const payment = bar.getByRole("button", { name: /^\$[\d,]+\/(mo|mes) est\. .*620/ });
  const check = async (second: Locator) => {
    for (const prefix of PREFIXES) {
      await page.goto(prefix + pathname);
      await expect(bar.getByText(/^\$[\d,]+$/)).toBeVisible();
      await expect(second).toBeVisible();
      expect(await cutParts(bar), prefix + pathname).toEqual([]);
    }
  };
  await check(unlock);
  const pairs = (await unlockByApi()).split("; ").map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: productUrl() })));
  await check(payment);
});

test("price and payment of a card share a line, with the terms below both", async ({ page }) => {
  for (const width of [1440, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const prefix of PREFIXES) {
      await page.goto(`${prefix}/cars-for-sale`);
      const misplaced = await page.locator("article[data-vin]").evaluateAll((cards) =>
        cards.flatMap((card) => {
          const terms = card.querySelector<HTMLElement>("[commandfor=payment-explainer]");
          const payment = terms?.previousElementSibling;
          const price = terms?.parentElement?.firstElementChild;
          if (!terms || !payment || !price) return [];
          const [edge, beside, below] = [price, payment, terms].map((part) => part.getBoundingClientRect());
          const isBeside = beside!.left >= edge!.left && beside!.top < edge!.bottom;
          const isBelow =
            below!.top >= Math.max(edge!.bottom, beside!.bottom) - 1 && below!.left === edge!.left;
          return isBeside && isBelow ? [] : [card.getAttribute("data-vin")];
        }),
      );
      expect(misplaced, `${prefix}/cars-for-sale at ${width} px`).toEqual([]);
      expect(await page.locator("article [commandfor=payment-explainer]").count()).toBeGreaterThan(15);
    }
  }
});

test("without scripts the terms of a card open the assumptions", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: productUrl() });
  const page = await context.newPage();
  await page.goto("/cars-for-sale");
  await page.locator("article [commandfor=payment-explainer]").first().click();
  const dialog = page.getByRole("dialog", { name: "How we estimate the monthly payment" });
  await expect(dialog).toContainText("We assume a score of 620 or better");
  await context.close();
});

test("the first change loads the code of the payment, changes all its figures and is remembered", async ({
  page,
}) => {
  const { pathname } = new URL((await lockedCar()).url);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(pathname);
  await hydratePage(page);
  const calculator = page.getByRole("form", { name: "Payment calculator" });
  const cashDown = calculator.getByRole("spinbutton", { name: "Cash down" });
  const terms = page.locator("main [commandfor=payment-assumptions]").filter({ visible: true });
  const before = await terms.allTextContents();
  expect(before).toHaveLength(2);
  const loaded = scripts.length;
  await cashDown.fill("1234");
  for (const one of await terms.all()) await expect(one).toContainText("$1,234 down");
  expect(scripts.length).toBeGreaterThan(loaded);
  await expect(page.getByText(/^\$\d+ → \$\d+ a month$/)).toBeVisible();

  await page.reload();
  await hydratePage(page);
  await expect(cashDown).toHaveValue("1234");
  await expect(terms.first()).toContainText("$1,234 down");
  await calculator.getByRole("button", { name: "Start over" }).click();
  expect(await terms.allTextContents()).toEqual(before);
});
